import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { at } from '../lib/workspace.mjs';
import { allowed, violations } from './violations.mjs';

const config = JSON.parse(fs.readFileSync(at('.oxlintrc.json'), 'utf8'));
/** The rules that are on for some file. */
const rules = [
  ...new Set(
    [config, ...config.overrides].flatMap((part) =>
      Object.keys(part.rules).filter((name) => part.rules[name] !== 'off'),
    ),
  ),
].sort();
/** `rules.spec.mjs` tests this rule: it reads names of files from the root of the repository. */
const testedElsewhere = 'conventions/boundaries';

test('each rule has a violation here', () => {
  const planted = new Set(violations.map(([rule]) => rule));
  assert.deepEqual([...planted, testedElsewhere].sort(), rules);
});

test('each violation is found, and what an option or another file allows is not', () => {
  const planted = [
    ...violations.map((one, index) => plant(one, `violation-${index}`, true)),
    ...allowed.map((one, index) => plant(one, `allowed-${index}`, false)),
  ];
  const found = findingsIn(planted);
  const wrong = planted
    .map(({ rule, file, isFound }) => ({ finding: `${file}: ${rule}`, isFound }))
    .filter(({ finding, isFound }) => found.has(finding) !== isFound);
  assert.deepEqual(wrong, []);
});

test('a comment that disables nothing is found', () => {
  const code = '// oxlint-disable-next-line no-var\nexport const a = 1;';
  const found = findingsIn([{ file: 'tools/planted.ts', code }]);
  assert.equal(found.size, 1);
});

/** Returns the code of an example with a file name of its own; `!` keeps the name of the file. */
function plant([rule, code, file = 'tools/planted.ts'], name, isFound) {
  const own = file.includes('!') ? file.replace('!', '') : file.replace(/([\w.-]+)$/, `${name}-$1`);
  return { rule, code, file: own, isFound };
}

/** Runs oxlint on files in a temporary folder; returns the findings as `file: rule`. */
function findingsIn(files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-oxlint-'));
  try {
    const jsPlugins = config.jsPlugins.map((plugin) => at(plugin));
    write(folder, '.oxlintrc.json', JSON.stringify({ ...config, jsPlugins }));
    const compilerOptions = { strict: true, jsx: 'preserve', target: 'esnext' };
    write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions }));
    for (const { file, code } of files) write(folder, file, `${code}\n`);
    const { stdout, stderr } = spawnSync(
      at('node_modules/.bin/oxlint'),
      ['--type-aware', '--threads', '1', '--format', 'json'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 10_000_000 },
    );
    assert.ok(stdout.startsWith('{'), stdout + stderr);
    const { diagnostics } = JSON.parse(stdout);
    return new Set(diagnostics.map(({ filename, code }) => `${filename}: ${nameOf(code)}`));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function write(folder, name, text) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Returns the name of a rule as the configuration has it: `typescript/array-type`, `eqeqeq`. */
function nameOf(code = '') {
  const [, plugin = '', rule = ''] = /^([\w-]+)\(([\w-]+)\)$/.exec(code) ?? [];
  return plugin === 'eslint' ? rule : `${plugin.replace(/-(eslint|hooks)$/, '')}/${rule}`;
}
