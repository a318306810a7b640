/** What the API takes as a picture: told before minutes of a slow line are spent on what it would refuse. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What an iPhone takes by default. */
const HEIC = /^image\/hei[cf]/;
const MAX_IMAGE_BYTES = 15 * 1024 * 1024;

/** Why a file cannot be a picture of ours, as far as its kind, where the browser knows it, and its size tell; `null`: it may be one. */
export function unfitOf({ size, type }: Pick<File, 'size' | 'type'>): 'too_large' | 'no_picture' | 'heic' | null {
  if (HEIC.test(type)) return 'heic';
  if (type !== '' && !IMAGE_TYPES.includes(type)) return 'no_picture';
  return size > MAX_IMAGE_BYTES ? 'too_large' : null;
}
