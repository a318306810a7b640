import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import type { Person } from '../people.ts';
import type { World } from '../world.ts';

const BACKGROUND = { r: 30, g: 120, b: 60 };

/** Returns a plain JPEG picture, like the file of a camera. */
export const jpeg = (width = 1200, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .jpeg()
    .toBuffer();

/** Valid form fields of a media item, besides the picture. */
export const IMAGE_FIELDS = {
  kind: 'image',
  caption: JSON.stringify({ fr: 'Le terrain', en: 'The pitch', ar: 'الملعب' }),
  alt: JSON.stringify({ fr: 'Un terrain vert' }),
};

/** A form with a picture, as the tests send it. */
export interface PictureForm {
  file: Buffer | null;
  fields?: Record<string, string>;
  name?: string;
  type?: string;
}

/** Sends a multipart form as the back-office does. */
export function sendForm(
  by: Person,
  method: 'post' | 'put',
  url: string,
  { file, fields = IMAGE_FIELDS, name = 'photo.jpg', type = 'image/jpeg' }: PictureForm,
) {
  const request = by.http[method](url);
  for (const [field, value] of Object.entries(fields)) void request.field(field, value);
  return file === null
    ? request
    : request.attach('file', file, { filename: name, contentType: type });
}

/** An item of the media library, created over HTTP. */
export async function makeMedia(world: World, file?: Buffer): Promise<MediaAnswer> {
  const { body } = await sendForm(await world.admin(), 'post', '/api/medias', {
    file: file ?? (await jpeg(400, 300)),
  }).expect(201);
  return (body as { data: MediaAnswer }).data;
}

/** Keys (file names) of all files in the file store of this test world. */
export function storedKeys(world: World): string[] {
  const root = path.join(world.dataDir, 'files');
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Keys (file names) that database rows reference. */
export async function namedKeys(world: World): Promise<string[]> {
  const rows = await world.sql<{ key: string }>(
    `select jsonb_array_elements(forms) ->> 'key' as key from files`,
  );
  return rows.map(({ key }) => key).sort();
}
