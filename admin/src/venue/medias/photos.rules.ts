import type { ImageAnswer } from '@five/shared/files/files.contract';
import { unfitOf } from '../../platform/tables/picture-file.rules.ts';

/** A photo on its way into the library. */
export interface Photo {
  /** The same for every try, so that one whose answer was lost is not stored twice. */
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Why it was refused, by what it was sent to. */
  error?: Error;
  /** Why it was not sent at all: no other try makes it fit. */
  unfit?: NonNullable<ReturnType<typeof unfitOf>>;
  /** What the library holds of it. */
  stored?: { reference: string; image: ImageAnswer | null };
}

/** What cameras and telephones call every picture. */
const CAMERA = new Set(['img', 'dsc', 'dscn', 'dscf', 'pxl', 'dji', 'gopr', 'mvimg', 'image', 'photo', 'picture', 'whatsapp', 'screenshot', 'capture', 'signal', 'snapchat', 'telegram', 'edited', 'burst', 'portrait', 'pano']);
const LONGEST_CAPTION = 120;

/** A caption to begin with: the file's name where a person gave it one, `none` where a camera counted. */
export function captionOf(fileName: string, none: string): string {
  const words = fileName.normalize('NFC').replace(/\.\w{1,5}$/, '').split(/[\s_.-]+/).filter((word) => word !== '');
  if (!words.some((word) => /\p{L}{3}/u.test(word) && !CAMERA.has(word.toLowerCase().replace(/\d/g, '')))) return none;
  const [first = '', ...rest] = words.join(' ').slice(0, LONGEST_CAPTION);
  return first.toUpperCase() + rest.join('');
}

/** The photos with those that are chosen behind them; one that is there already is not taken again, one that was refused is tried again, what can be no picture of ours is refused unsent. */
export function withChosen(photos: readonly Photo[], files: readonly File[], newKey: () => string): { photos: Photo[]; twice: string[] } {
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
  const unfit = unfitOf(file);
  return unfit ? { key, file, state: 'refused', unfit } : { key, file, state: 'waiting' };
}

/** Not by its time: a telephone gives a photo a new one whenever it is chosen. */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size;
}
