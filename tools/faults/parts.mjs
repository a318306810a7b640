import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';

const BLOCK = 512;
const NAME = [0, 100];
const SIZE = [124, 136];
/** Says when it was made. */
const HEAD = 'head.json';

/** The sum of each part of a backup, by name: a tar file under Zstandard, read here without the product. */
export function sumsOf(file) {
  const tar = zstdDecompressSync(fs.readFileSync(file));
  const sums = new Map();
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const name = text(tar, at, NAME);
    const size = Number.parseInt(text(tar, at, SIZE), 8);
    if (name !== HEAD) sums.set(name, createHash('sha256').update(tar.subarray(at + BLOCK, at + BLOCK + size)).digest('hex'));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return sums;
}

function text(tar, at, [from, to]) {
  return tar.subarray(at + from, at + to).toString('latin1').replace(/\0.*$/s, '').trim();
}
