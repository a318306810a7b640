import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Minimum size in bytes of a file to compress. Smaller files fit one packet, and the header of the
// encoding outweighs the gain.
const MIN_BYTES = 1000;
const COMPRESSIBLE = /\.(?:js|mjs|css|svg|json|webmanifest|txt|ico|map|xml)$/;

const ENCODERS = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes brotli and gzip copies beside every built file that becomes smaller; the API serves these
 * copies. Pages are left out, because the API adds data to them per request and compresses them
 * then.
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => path.join(folder, file));
  await Promise.all(files.filter((file) => statSync(file).size >= MIN_BYTES).map(compressFile));
}

async function compressFile(file) {
  const content = readFileSync(file);
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const copy = await encode(content);
    if (copy.length < content.length) writeFileSync(`${file}.${extension}`, copy);
  }
}

const [folder] = process.argv.slice(2);
if (folder) await compressFolder(folder);
