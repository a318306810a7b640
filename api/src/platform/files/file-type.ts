/** What a file is by its first bytes; its name and what its sender says of it are not asked. */
export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

const AVIF_BRANDS = new Set(['avif', 'avis']);

/** Null for everything else: SVG above all, which is a program. */
export function typeOf(bytes: Buffer): FileType | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.has(text(8, 12))) return 'image/avif';
  return text(0, 5) === '%PDF-' ? 'application/pdf' : null;
}
