import type { ImageAnswer } from '@five/shared/files/files.contract';
import { pictureFileProblem } from '../../platform/tables/picture-file.rules.ts';

/** A photo being uploaded. */
export interface Photo {
  /** Idempotency key, the same for every attempt, so that a lost response causes no duplicate. */
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** The API's refusal. */
  error?: Error;
  /** Why the photo was not sent; a retry would not help. */
  unfit?: NonNullable<ReturnType<typeof pictureFileProblem>>;
  /** The created record. */
  stored?: { reference: string; image: ImageAnswer | null };
}

/** File name prefixes of cameras and phones. */
const CAMERA = new Set([
  'img',
  'dsc',
  'dscn',
  'dscf',
  'pxl',
  'dji',
  'gopr',
  'mvimg',
  'image',
  'photo',
  'picture',
  'whatsapp',
  'screenshot',
  'capture',
  'signal',
  'snapchat',
  'telegram',
  'edited',
  'burst',
  'portrait',
  'pano',
]);
const LONGEST_CAPTION = 120;

/** A default caption: the file name if a person chose it, `none` if a camera generated it. */
export function captionOf(fileName: string, none: string): string {
  const words = fileName
    .normalize('NFC')
    .replace(/\.\w{1,5}$/, '')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '');
  if (
    !words.some(
      (word) => /\p{L}{3}/u.test(word) && !CAMERA.has(word.toLowerCase().replace(/\d/g, '')),
    )
  )
    return none;
  const [first = '', ...rest] = words.join(' ').slice(0, LONGEST_CAPTION);
  return first.toUpperCase() + rest.join('');
}

/**
 * The queue with new files appended: duplicates are skipped, refused ones retried, files that are
 * no pictures refused without a request.
 */
export function withChosen(
  photos: readonly Photo[],
  files: readonly File[],
  newKey: () => string,
): { photos: Photo[]; twice: string[] } {
  const after = [...photos];
  const twice: string[] = [];
  for (const file of files) {
    const at = after.findIndex((photo) => isSameFile(photo.file, file));
    const there = after[at];
    if (!there) after.push(begun(newKey(), file));
    else if (there.state === 'refused') after[at] = again(there);
    else twice.push(file.name);
  }
  return { photos: after, twice };
}

export function again({ key, file }: Photo): Photo {
  return begun(key, file);
}

function begun(key: string, file: File): Photo {
  const unfit = pictureFileProblem(file);
  return unfit ? { key, file, state: 'refused', unfit } : { key, file, state: 'waiting' };
}

/** Ignores the modification time: phones set a new one on every selection. */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size;
}
