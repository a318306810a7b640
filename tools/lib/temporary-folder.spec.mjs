import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createTemporaryFolder } from './temporary-folder.mjs';

test('a run removes folders of killed runs and leaves those of running ones', (t) => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-folders-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = parent;
  t.after(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    fs.rmSync(parent, { recursive: true });
  });
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const others = ['five-arena-world-7', `five-arena-test-${process.pid}-Abc123`];
  for (const name of [...others, `five-arena-test-${ended}-Abc123`])
    fs.mkdirSync(path.join(parent, name));
  const created = path.relative(parent, createTemporaryFolder());
  assert.match(created, new RegExp(`^five-arena-test-${process.pid}-\\w+$`));
  assert.deepEqual(fs.readdirSync(parent).sort(), [...others, created].sort());
});
