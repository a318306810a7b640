/** Media types of pictures that the API accepts; they are checked before a slow upload. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Media types of HEIC and HEIF, the default picture format of iPhones. */
const HEIC = /^image\/hei[cf]/;
const MAX_IMAGE_BYTES = 15 * 1024 * 1024;

/**
 * The reason why a file is refused as a picture, by its type (if the browser knows it) and its
 * size. `null` if it may be accepted.
 */
export function pictureFileProblem({
  size,
  type,
}: Pick<File, 'size' | 'type'>): 'too_large' | 'no_picture' | 'heic' | null {
  if (HEIC.test(type)) return 'heic';
  if (type !== '' && !IMAGE_TYPES.includes(type)) return 'no_picture';
  return size > MAX_IMAGE_BYTES ? 'too_large' : null;
}
