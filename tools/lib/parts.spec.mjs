import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { chosenParts } from './parts.mjs';
import { at } from './workspace.mjs';

const namesOf = (...names) => chosenParts(names).map(({ name }) => name);

test('npm test runs the parts of all tiers and no other part', () => {
  const all = namesOf();
  assert.deepEqual(namesOf('quick', 'api', 'e2e').sort(), all.toSorted());
  assert.equal(new Set(all).size, all.length);
});

test('quick needs no browser, and a part is chosen by its name or by its group', () => {
  assert.ok(chosenParts(['quick']).every(({ needs }) => needs === undefined));
  assert.deepEqual(namesOf('unit', 'e2e-2'), ['e2e-2', 'unit']);
  assert.match(chosenParts(['unit', 'fast']), /^No such part: fast\. There are: quick, api, e2e/);
});

test('test:soak runs each API spec whose number of rounds a variable sets', () => {
  const soak = chosenParts(['soak']);
  const variables = new Set(soak.flatMap(({ env }) => Object.keys(env())));
  const patterns = soak.map(({ command }) => new RegExp(command('').at(1).at(-1)));
  const files = fs
    .readdirSync(at('api/test'), { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'));
  const read = /process\.env\.(\w+_(?:RUNS|ROUNDS))/g;
  const found = files.flatMap((file) =>
    [...fs.readFileSync(at('api/test', file), 'utf8').matchAll(read)].map(([, variable]) => ({
      variable,
      runs: patterns.some((pattern) => pattern.test(`api/test/${file}`)),
    })),
  );
  assert.deepEqual(new Set(found.map(({ variable }) => variable)), variables);
  assert.ok(found.every(({ runs }) => runs));
});
