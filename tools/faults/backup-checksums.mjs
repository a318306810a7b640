import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';

const BLOCK = 512;
const NAME = [0, 100];
const SIZE = [124, 136];
/**
 * End of the name of a file that contains a part of a table. The rows of a table are stored in
 * several files, split at arbitrary positions.
 */
const PIECE = /\/\d{6}\.copy$/;
/**
 * File that is excluded from the comparison, because it contains the time at which the backup was
 * created.
 */
const HEAD = 'head.json';

/**
 * Returns the checksum of each table and file of a backup, by name. A backup is a
 * Zstandard-compressed tar file; it is parsed here independently of the product.
 */
export function checksumsOf(file) {
  const tar = zstdDecompressSync(fs.readFileSync(file));
  const sums = new Map();
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const name = text(tar, at, NAME).replace(PIECE, '');
    const size = Number.parseInt(text(tar, at, SIZE), 8);
    if (!sums.has(name)) sums.set(name, createHash('sha256'));
    sums.get(name).update(tar.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  sums.delete(HEAD);
  return new Map([...sums].map(([name, hash]) => [name, hash.digest('hex')]));
}

function text(tar, at, [from, to]) {
  return tar
    .subarray(at + from, at + to)
    .toString('latin1')
    .replace(/\0.*$/s, '')
    .trim();
}
