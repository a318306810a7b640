import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serialize } from 'node:v8';
import sharp from 'sharp';
import { makeImage } from '../../platform/files/image-forms.ts';
import { FORMS } from './demo-picture.ts';

// This script is the last step of the build. It encodes 42 pictures in 5 seconds of CPU time, which
// the first start of the product then saves.
const SOURCES = path.resolve(import.meta.dirname, '../../../src/seed/pictures');
const MAKER = path.resolve(import.meta.dirname, '../../platform/files/image-forms.js');
const STAMP = path.join(FORMS, 'stamp');
const AT_A_TIME = 2;

const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith('.svg'));
const stamp = await stampOf([MAKER, ...files.sort().map((file) => path.join(SOURCES, file))]);
if (stamp !== (await readFile(STAMP, 'utf8').catch(() => null))) await makeAll();

async function makeAll(): Promise<void> {
  await rm(FORMS, { recursive: true, force: true });
  const left = [...files];
  const worker = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await make(file);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  await writeFile(STAMP, stamp);
}

async function make(file: string): Promise<void> {
  const forms = path.join(FORMS, file.replace(/\.svg$/, ''));
  await mkdir(path.dirname(forms), { recursive: true });
  await writeFile(forms, serialize(await makeImage(await readFile(path.join(SOURCES, file)))));
}

/**
 * Returns a hash of the pictures, of the code that encodes them, and of the versions of the
 * libraries that it uses.
 */
async function stampOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const input of inputs)
    hash.update(input.slice(SOURCES.length)).update(await readFile(input));
  return hash.digest('hex');
}
