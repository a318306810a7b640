import type { ImageAnswer } from '@five/shared/files/files.contract';
import { pictureFileProblem } from '../../platform/tables/inputs/picture-file.rules.ts';

/** A photo of a bulk upload. */
export interface Photo {
  /** Idempotency key, the same for every attempt, so that a lost response causes no duplicate. */
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** The error of the failed upload. */
  error?: Error;
  /**
   * Why the file cannot be uploaded, such as its type or size. Such a file is not sent, and a retry
   * would not help.
   */
  unfit?: NonNullable<ReturnType<typeof pictureFileProblem>>;
  /** The record that the upload created. */
  stored?: { reference: string; image: ImageAnswer | null };
}

/** Prefixes of the file names that cameras and phones generate. */
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

/**
 * The default caption of a photo, derived from its file name. If the name contains only words that
 * cameras or apps generate, the result is the text `none`.
 */
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
 * Returns the queue with new files appended. Files already in it are skipped, or retried if they
 * were refused. Files that are too large or not an accepted picture are refused without a request.
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
    const existing = after[at];
    if (!existing) after.push(begun(newKey(), file));
    else if (existing.state === 'refused') after[at] = again(existing);
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

/**
 * Whether two files are the same, by name and size. The modification time is ignored, because
 * phones set a new one on every selection.
 */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size;
}
