import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { at, repositoryFiles } from '../lib/workspace.mjs';

// An `error` event without a handler ends the process. `pg` emits it when an idle connection is
// lost, for example because the database restarts.
test('every database connection has a handler for its error event', () => {
  const files = repositoryFiles().filter(
    (file) => /\.(ts|mjs)$/.test(file) && !file.startsWith('tools/conventions'),
  );
  const found = files.filter((file) => {
    const text = fs.readFileSync(at(file), 'utf8');
    return count(text, /new pg\.(Client|Pool)\(/g) > count(text, /\.on\(\s*'error'/g);
  });
  assert.deepEqual(found, []);
});

const count = (text, pattern) => text.match(pattern)?.length ?? 0;
