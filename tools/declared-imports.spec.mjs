import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import { test } from 'node:test';
import { at } from './lib/workspace.mjs';

const packages = [
  'shared',
  'shared/client',
  'shared/worker',
  'api',
  'web',
  'admin',
  'e2e',
  'tools',
];
const NAME = /['"]([^'"]+)['"]/.source;
const IMPORT = new RegExp(
  [
    `^(?:import|export)\\s[^;'"]*?from\\s+${NAME}`,
    `^import\\s+${NAME}`,
    `\\bimport\\(\\s*${NAME}\\s*\\)`,
  ].join('|'),
  'gm',
);
const STYLE_IMPORT = new RegExp(`(?:@import\\s+|\\burl\\()${NAME}`, 'g');

for (const folder of packages) {
  test(`${folder}: each imported package is declared in its package.json`, () => {
    const files = sourcesOf(folder);
    assert.ok(files.length > 5, `only ${files.length} files were read`);
    const declared = declaredIn(folder);
    const missing = files.flatMap((file) =>
      packagesOf(file)
        .filter((name) => !declared.has(name))
        .map((name) => `${file}: ${name}`),
    );
    assert.deepEqual(missing, []);
  });
}

/**
 * Returns the source files of a folder: tracked files, and untracked files that git does not
 * ignore. Without git (an archive), every file except builds and node modules.
 */
function sourcesOf(folder) {
  const nested = packages.filter((other) => other.startsWith(`${folder}/`));
  return listFiles(folder).filter(
    (file) =>
      /\.(?:ts|tsx|js|mjs|css)$/.test(file) &&
      !nested.some((other) => file.startsWith(`${other}/`)) &&
      fs.existsSync(at(file)),
  );
}

function listFiles(folder) {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', folder];
    return execFileSync('git', args, {
      cwd: at('.'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
  } catch {
    return fs
      .readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => !/\/(?:node_modules|dist|build|\.react-router)\//.test(file));
  }
}

/**
 * Returns the packages that the code in a folder may import. Packages of the root's package.json
 * are not among them. A package may import itself by name.
 */
function declaredIn(folder) {
  const own = JSON.parse(fs.readFileSync(at(folder, 'package.json'), 'utf8'));
  const lists = [
    own.dependencies,
    own.devDependencies,
    own.optionalDependencies,
    own.peerDependencies,
  ];
  return new Set([own.name, ...lists.flatMap((list) => Object.keys(list ?? {}))]);
}

function packagesOf(file) {
  const imports = fs
    .readFileSync(at(file), 'utf8')
    .matchAll(file.endsWith('.css') ? STYLE_IMPORT : IMPORT);
  const found = [...imports].map(([, ...names]) => names.find((name) => name !== undefined));
  const outside = found.filter(
    (source) => !/^[./]|^virtual:|^data:|^#|\$/.test(source) && !isBuiltin(source),
  );
  return [...new Set(outside.map(nameOf))];
}

function nameOf(source) {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}
