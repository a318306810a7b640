import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { at } from './lib/workspace.mjs';
import { weakenings } from './sabotage/weakenings.mjs';

const read = (file) => fs.readFileSync(at(file), 'utf8');

test('each weakening still finds the one line that it takes away, and a test of the name that must notice', () => {
  const stale = weakenings.filter(({ file, text, spec, test: name }) => read(file).split(text).length !== 2 || !read(spec).includes(name));
  assert.deepEqual(stale.map(({ name }) => name), []);
});
