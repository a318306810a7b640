import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize } from 'node:v8';
import type { RenderedImage } from '../../platform/files/image-forms.ts';
import { PrerenderedUpload } from '../../platform/files/prerendered-upload.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';

/**
 * Folder of the resized pictures, written by the build (`make-forms.ts`). The path is the same for
 * source files and for compiled files.
 */
export const FORMS = path.resolve(import.meta.dirname, '../../../dist/seed/pictures/forms');

/**
 * Returns a picture of the folder `FORMS` as an upload, with the sizes that the build has already
 * encoded.
 * @param name folder and file name without extension: `scenes/night`
 */
export async function demoPicture(name: string): Promise<Upload> {
  return new PrerenderedUpload(
    deserialize(await readFile(path.join(FORMS, name))) as RenderedImage,
  );
}
