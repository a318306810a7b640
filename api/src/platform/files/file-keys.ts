import { randomBytes } from 'node:crypto';
import type { FileAccess } from './file.entity.ts';

export type StoredType = 'image/avif' | 'image/webp' | 'image/jpeg' | 'application/pdf';

const EXTENSIONS: Record<StoredType, string> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};
const TYPES = new Map(Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]));
const NAME_BYTES = 16;
const KEY = /^(public|private)\/[0-9a-f]{32}(-\d{1,4})?\.(avif|webp|jpg|pdf)$/;
const PUBLIC_NAME = /^[0-9a-f]{32}-\d{1,4}\.(avif|webp|jpg)$/;

/**
 * A random name that cannot be guessed. All stored versions of one file (sizes and formats of a
 * picture) share it.
 */
export const randomName = () => randomBytes(NAME_BYTES).toString('hex');

export const keyOf = (
  access: FileAccess,
  name: string,
  width: number | null,
  type: StoredType,
): string => `${access}/${name}${width === null ? '' : `-${width}`}.${EXTENSIONS[type]}`;

/** Whether the text is a syntactically valid key of the file store. */
export const isFileKey = (text: string): boolean => KEY.test(text);

/**
 * Public URL (`/files/…`) of a stored version of a file.
 * @param key the key in the file store, `public/…`
 */
export const urlOf = (key: string): string => `/files/${key.slice('public/'.length)}`;

/**
 * Returns the key in the file store and the media type of a public file.
 * @param name the last part of a `/files/…` URL; the result is null if it is not valid
 */
export function publicForm(name: string): { key: string; type: string } | null {
  const extension = PUBLIC_NAME.exec(name)?.[1];
  return extension === undefined
    ? null
    : { key: `public/${name}`, type: TYPES.get(extension) ?? '' };
}
