import sharp from 'sharp';
import { Upload } from '../../platform/http/upload.ts';
import type { Svg } from './svg.ts';

/** A drawing as an admin would upload it: as pixels, since a drawing itself is refused from everyone. */
export async function uploadOf(picture: Svg): Promise<Upload> {
  return new Upload(await sharp(Buffer.from(picture)).png({ compressionLevel: 1 }).toBuffer());
}
