import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ArchiveWriter } from '../src/platform/backup/archive.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-archive-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function fill(file: string): Promise<void> {
  const writer = new ArchiveWriter(path.join(folder, file));
  try {
    for (let part = 0; part < 100; part++) await writer.add(`part ${part}`, randomBytes(1_000_000));
    await writer.close();
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

test('a backup into a missing folder fails with a reason, and the process continues', async () => {
  await expect(fill('missing/backup')).rejects.toThrow(/ENOENT.*missing/);
});

test('a backup onto a full disk ends with the reason, and the process lives', async () => {
  if (!fs.existsSync('/dev/full')) return; // Only Linux has a device that is always full.
  fs.symlinkSync('/dev/full', path.join(folder, 'backup.part'));
  await expect(fill('backup')).rejects.toThrow(/ENOSPC/);
  expect(fs.readdirSync(folder)).toEqual([]);
});
