import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { at, repositoryFiles } from './lib/workspace.mjs';

const mostLines = 250;
const binary = /\.(png|jpe?g|webp|avif|ico|svg|woff2?|pdf|gz|dump)$/;
const code = /\.(ts|tsx|mjs|js|css)$/;
/** Names of files that tools or conventions require, so the naming rules do not apply to them. */
const givenNames = new Set([
  'README.md',
  'LICENSE',
  'Dockerfile',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
]);
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const files = repositoryFiles();
const sources = files.filter((file) => code.test(file));

/**
 * All source files except this one, because this file contains the patterns that it searches for.
 */
const others = sources.filter((file) => file !== 'tools/repo-conventions.spec.mjs');

test('a style sheet stays within the 250 lines that lint allows a script', () => {
  const linesOf = (file) =>
    read(file)
      .replace(/\/\*[^]*?\*\//g, '')
      .split('\n')
      .filter((line) => line.trim() !== '').length;
  none(
    sources
      .filter((file) => file.endsWith('.css') && linesOf(file) > mostLines)
      .map((file) => `${file}: ${linesOf(file)} lines`),
  );
});

test('files and folders are named in kebab-case', () => {
  none(
    files.filter(
      (file) => !file.split('/').every((name) => givenNames.has(name) || kebab.test(name)),
    ),
  );
});

test('no postponed work is left in the code, and no test is skipped or run alone', () => {
  none([
    ...mentions(others, /\b(TODO|FIXME|XXX|HACK)\b/),
    ...mentions(others, /\b(it|test|describe)\.(skip|only|todo|fixme|fail)\b/),
    ...mentions(others, /\b(xit|fit|xdescribe|fdescribe|xtest)\(/),
  ]);
});

test('no merge was left half done', () => {
  none(
    mentions(
      files.filter((file) => !binary.test(file)),
      /^(<{7}|>{7}) /m,
    ),
  );
});

test('no file depends on the machine on which it was written', () => {
  none(
    mentions(
      files.filter((file) => file !== 'tools/repo-conventions.spec.mjs' && !binary.test(file)),
      /(^|[\s"'`(=])\/(work|tmp|root|home\/\w+)\/[\w.-]|\/wt\//m,
    ),
  );
});

test('packages come from whatever registry a machine is set to', () => {
  none(
    mentions(
      files.filter((file) => !binary.test(file) && file !== 'tools/repo-conventions.spec.mjs'),
      /registry\.npmjs|registry\.yarnpkg|^registry\s*=/m,
    ),
  );
  assert.doesNotMatch(fs.readFileSync(at('package-lock.json'), 'utf8'), /"resolved": "https?:/);
});

test('every dependency is pinned to one version', () => {
  const loose = files
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) => {
      const {
        dependencies = {},
        devDependencies = {},
        optionalDependencies = {},
      } = JSON.parse(read(file));
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(
          ([name, version]) => !name.startsWith('@five/') && !/^(npm:[^@]+@)?\d/.test(version),
        )
        .map(([name]) => `${file}: ${name}`);
    });
  none(loose);
});

test('rows are locked by a separate statement, as joined data is from before the wait', () => {
  // Files that may lock rows in a query with a join: the joined rows never change, or an additional
  // query would be too expensive.
  const joined = new Set([
    'api/src/community/chats/read-receipts.service.ts',
    'api/src/community/messagings/messages.service.ts',
    'api/src/community/messagings/new-messages.ts',
    'api/src/users/customers/customers.service.ts',
  ]);
  const lock = /\bfor (?:no key )?(?:update|share)/.source;
  const joinBefore = /(?:`[^`]*|'[^'\n]*)\bjoin\b[^`\n]*(?:\n[^`\n;]*){0,12}/.source;
  const inOne = new RegExp(`${lock} of\\b|${joinBefore}${lock}\\b`);
  none(
    mentions(
      sources.filter(
        (file) =>
          file.startsWith('api/src/') && !file.includes('/migrations/') && !joined.has(file),
      ),
      inOne,
    ),
  );
});

test('no file imports itself in a circle, types included', () => {
  const graph = new Map(
    sources
      .filter((file) => /^(shared|api|web|admin|e2e|tools)\/.*\.(tsx?|mjs)$/.test(file))
      .map((file) => [file, importsOf(file)]),
  );
  assert.ok(graph.size > 2000, `only ${graph.size} files were read`);
  none(circlesOf(graph));
});

test('every error code that is documented is thrown somewhere', () => {
  const lists = sources
    .filter((file) => /^shared\/src\/errors\/(error-codes|[a-z]+-errors)\.ts$/.test(file))
    .map(read)
    .join('\n');
  const codes = [...lists.matchAll(/^ {2}([A-Z]+(?:_[A-Z]+)*): \d{3},$/gm)].map(([, code]) => code);
  assert.ok(codes.length > 180, `only ${codes.length} codes were read`);
  const tables =
    /(^|\/)(error-codes|[a-z]+-errors|error-fields|message-parameters|[\w-]+\.(calls|spec))\.ts$/;
  const throwers = sources
    .filter((file) => /^(api|shared)\/src\//.test(file) && !tables.test(file))
    .map(read)
    .join('\n');
  none(codes.filter((code) => !throwers.includes(`'${code}'`)));
});

test('a relative link of a page of documentation leads to a file', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, target]) => ({ page, target })),
  );
  assert.ok(links.length > 40, `only ${links.length} links were read`);
  none(
    links
      .filter(({ page, target }) => !fs.existsSync(at(path.dirname(page), target)))
      .map(({ page, target }) => `${page}: ${target}`),
  );
});

test('a file that a page of documentation names is there', () => {
  const pages = files.filter((file) => /^([\w-]+\/)?[\w-]+\.md$|^docs\/.*\.md$/.test(file));
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?!\/)[\w@./-]+\/[\w.-]+\.(?:tsx?|mjs|json|css|md|conf))`/g)].map(
      ([, name]) => ({ page, name }),
    ),
  );
  assert.ok(named.length > 100, `only ${named.length} names were read`);
  const roots = (page) => [
    '',
    path.posix.dirname(page),
    `${path.posix.dirname(page)}/src`,
    'api',
    'api/src',
    'api/src/platform',
    'web/src',
    'shared/src',
  ];
  none(
    named
      .filter(
        ({ page, name }) =>
          !roots(page).some((from) => fs.existsSync(at(path.posix.join(from, name)))),
      )
      .map(({ page, name }) => `${page}: ${name}`),
  );
});

function none(found) {
  assert.deepEqual(found, []);
}

function read(file) {
  return fs.readFileSync(at(file), 'utf8');
}

function mentions(among, pattern) {
  return among.filter((file) => pattern.test(read(file)));
}

/** Returns the imports of a file inside its package, those of types and on demand included. */
function importsOf(file) {
  const found = read(file).matchAll(
    /(?:^(?:import|export)\s[^;'"]*?from\s+|^import\s+|\bimport\(\s*)'(\.[^']+)'/gm,
  );
  return [...found].map(([, source]) => path.posix.join(path.posix.dirname(file), source));
}

function circlesOf(graph) {
  const done = new Set();
  const circles = [];
  const visit = (file, trail) => {
    if (trail.includes(file))
      return void circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

test('each migration has a number of its own, in its file and in its class', () => {
  const numbers = repositoryFiles().flatMap((file) => {
    const number = /\/migrations\/(\d{3})-[\w-]+\.ts$/.exec(file)?.[1];
    if (!number) return [];
    assert.match(read(file), new RegExp(`class \\w+\\d{10}${number} `), file);
    return [number];
  });
  assert.deepEqual(numbers, [...new Set(numbers)]);
});
