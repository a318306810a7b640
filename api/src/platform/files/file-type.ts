import { beginsAsPdf } from './pdf-check.ts';

/**
 * The type of a file, determined from its first bytes. The file's name and its declared type are
 * ignored.
 */
export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

/** Unsupported types that are sent by mistake often enough to need a separate error text. */
export type RefusedKind = 'heic' | 'video' | 'document';

const HEIC_BRANDS = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
];
const AVIF_BRANDS = ['avif', 'avis'];
/**
 * Names of the boxes with which old QuickTime files begin. A box begins with its length in four
 * bytes and its name in four bytes (ISO 14496-12).
 */
const FILM_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip'];
const BRAND = 4;
const LONGEST_BOX = 256;
const ZIP = 'PK\x03\x04';
const OLD_OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const WEBM = '\x1a\x45\xdf\xa3';

const textOf = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', from, to);

/**
 * Returns the type of a file, or null for every other type. SVG is excluded, because it can contain
 * scripts.
 */
export function typeOf(bytes: Buffer): FileType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (textOf(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (textOf(bytes, 0, 4) === 'RIFF' && textOf(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (brandsOf(bytes).some((brand) => AVIF_BRANDS.includes(brand))) return 'image/avif';
  return beginsAsPdf(bytes) ? 'application/pdf' : null;
}

/** The kind of a frequently sent unsupported file, or null for any other file. */
export function refusedKindOf(bytes: Buffer): RefusedKind | null {
  const brands = brandsOf(bytes);
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return 'heic';
  if (brands.length > 0 || FILM_BOXES.includes(textOf(bytes, 4, 8)) || textOf(bytes, 0, 4) === WEBM)
    return 'video';
  return textOf(bytes, 0, 4) === ZIP || textOf(bytes, 0, 8) === OLD_OFFICE ? 'document' : null;
}

/**
 * The brands of a file that begins with an `ftyp` box: the major brand, then the compatible brands.
 */
function brandsOf(bytes: Buffer): string[] {
  if (textOf(bytes, 4, 8) !== 'ftyp' || bytes.length < 12) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, LONGEST_BOX);
  const compatible = Array.from(
    { length: Math.max(0, Math.floor((end - 16) / BRAND)) },
    (_, index) => textOf(bytes, 16 + index * BRAND, 20 + index * BRAND),
  );
  return [textOf(bytes, 8, 12), ...compatible];
}
