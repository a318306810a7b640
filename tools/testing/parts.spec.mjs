import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { chosenParts } from './parts.mjs';
import { at } from '../lib/workspace.mjs';

const namesOf = (...names) => chosenParts(names, 2).map(({ name }) => name);

test('npm test runs the parts of all tiers and no other part', () => {
  const all = namesOf();
  assert.deepEqual(namesOf('quick', 'api', 'e2e'), all);
  assert.equal(new Set(all).size, all.length);
  assert.ok(all.includes('checks') && all.includes('integration-1') && all.includes('e2e-1'));
});

test('quick needs no browser, and a part is chosen by its name or by its group', () => {
  const [quick, ...others] = chosenParts(['quick'], 2);
  assert.deepEqual([quick.name, quick.needs, others], ['checks', undefined, []]);
  assert.deepEqual(namesOf('unit', 'e2e-2'), ['e2e-2', 'checks']);
  assert.match(
    chosenParts(['unit', 'fast'], 2),
    /^No such part: fast\. There are: quick, api, e2e/,
  );
});

test('checks run in one call of Nx; only beside other parts it builds nothing', () => {
  const argsOf = (...names) => chosenParts(names, 2).at(-1).command('').at(1).join(' ');
  assert.match(argsOf('quick'), /-t lint typecheck format:check unit conventions unused --par/);
  assert.match(argsOf('lint', 'unit'), /-t lint unit --parallel=2 --output-style=static$/);
  assert.match(argsOf('lint', 'e2e'), /-t lint --parallel=1 .* --excludeTaskDependencies$/);
});

test('test:soak runs each API spec whose number of rounds a variable sets', () => {
  const soak = chosenParts(['soak'], 2);
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
