import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { type MadeImage, makeImage } from '../../platform/files/image-forms.ts';
import { MadeUpload } from '../../platform/files/made-upload.ts';
import type { Upload } from '../../platform/http/upload.ts';
import type { Svg } from './svg.ts';

const KEPT = path.join(import.meta.dirname, 'kept');
const MAKER = path.resolve(import.meta.dirname, `../../platform/files/image-forms${path.extname(import.meta.filename)}`);

/**
 * A drawing as an admin would upload it: as pixels, since a drawing itself is refused from
 * everyone. What an upload is made into is kept beside this file, by what was drawn and what made
 * it: two dozen pictures take four seconds, and every fresh demo shows the same.
 */
export async function uploadOf(picture: Svg): Promise<Upload> {
  const file = path.join(KEPT, createHash('sha256').update(picture).update(await readFile(MAKER)).digest('hex'));
  return new MadeUpload(await readKept(file) ?? await make(picture, file));
}

async function make(picture: Svg, file: string): Promise<MadeImage> {
  const made = await makeImage(await sharp(Buffer.from(picture)).png({ compressionLevel: 1 }).toBuffer());
  // where nothing may be written, it is made at every first start
  await keep(file, serialize(made)).catch(() => undefined);
  return made;
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}

async function readKept(file: string): Promise<MadeImage | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && deserialize(bytes) as MadeImage; // written by `keep` of this very version
}
