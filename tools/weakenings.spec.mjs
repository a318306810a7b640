import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { at } from './lib/workspace.mjs';
import { weakenings } from './sabotage/weakenings.mjs';

const read = (file) => fs.readFileSync(at(file), 'utf8');

test('each weakening matches one statement that it removes, and names a failing test', () => {
  const stale = weakenings.filter(
    ({ file, text, spec, test: name }) =>
      read(file).split(text).length !== 2 || !read(spec).includes(name),
  );
  assert.deepEqual(
    stale.map(({ name }) => name),
    [],
  );
});
