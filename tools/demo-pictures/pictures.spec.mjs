import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { at } from '../lib/workspace.mjs';
import { demoPictures } from './pictures.ts';

const folder = at('api/src/seed/pictures');

test('the pictures of the demo are the files that the script draws, and no others', () => {
  const drawn = demoPictures();
  const committed = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.svg'));
  const names = committed.map((file) => file.split(path.sep).join('/'));
  assert.deepEqual(names.sort(), [...drawn.keys()].sort());
  const differing = names.filter(
    (file) => fs.readFileSync(path.join(folder, file), 'utf8') !== drawn.get(file),
  );
  assert.deepEqual(differing, []);
});

test('the pictures of the demo take less than two megabytes', () => {
  const sizes = [...demoPictures().values()].map((drawing) => Buffer.byteLength(drawing));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total < 2_000_000, `${total} bytes`);
});
