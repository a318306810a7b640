import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize } from 'node:v8';
import type { RenderedImage } from '../../platform/files/image-forms.ts';
import { PrerenderedUpload } from '../../platform/files/prerendered-upload.ts';
import type { Upload } from '../../platform/http/upload.ts';

/**
 * Written by the build (`make-forms.ts`); the same folder for the sources and for what is built.
 */
export const FORMS = path.resolve(import.meta.dirname, '../../../dist/seed/pictures/forms');

/**
 * A picture of this folder as an upload whose forms the build has made.
 * @param name folder and file without its ending: `scenes/night`
 */
export async function demoPicture(name: string): Promise<Upload> {
  return new PrerenderedUpload(
    deserialize(await readFile(path.join(FORMS, name))) as RenderedImage,
  );
}
