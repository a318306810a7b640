import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readTasks } from './checks.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-checks-'));
test.after(() => fs.rmSync(folder, { recursive: true }));

const task = (target, status, seconds) => ({
  name: `${target} of a package`,
  dur: seconds * 1e6,
  args: { target: { project: 'a package', target }, status },
});

test('a check passes if each of its tasks passed now or is in the cache', () => {
  const file = path.join(folder, 'profile.json');
  const tasks = [
    { name: 'thread_name', args: { name: 'Group #1' } },
    task('lint', 'success', 2),
    task('lint', 'local-cache', 1),
    task('typecheck', 'local-cache', 0.5),
    task('unused', 'failure', 4),
    task('unused', 'success', 1),
    task('format:check', 'skipped', 0),
  ];
  fs.writeFileSync(file, JSON.stringify(tasks));
  const read = readTasks(['lint', 'types', 'unused', 'format'], file);
  assert.deepEqual(
    read.map(({ name, passed, failed, seconds, cached }) => [
      name,
      passed,
      failed,
      seconds,
      cached,
    ]),
    [
      ['lint', 1, 0, 3, false],
      ['types', 1, 0, 0.5, true],
      ['unused', 0, 1, 5, false],
      ['format', 0, 1, 0, false],
    ],
  );
});

test('a check without a task, or without a profile, fails', () => {
  const file = path.join(folder, 'none.json');
  fs.writeFileSync(file, JSON.stringify([task('lint', 'success', 1)]));
  assert.equal(readTasks(['types'], file)[0].code, 1);
  assert.equal(readTasks(['lint'], path.join(folder, 'missing.json'))[0].code, 1);
});
