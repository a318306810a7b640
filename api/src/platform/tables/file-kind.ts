/** File formats that users upload by mistake instead of a table, by their common name. */
export type FileKind =
  | 'PDF'
  | 'Excel (XLSX)'
  | 'Excel (XLS)'
  | 'OpenDocument (ODS)'
  | 'ZIP'
  | 'OFX'
  | 'QIF'
  | 'MT940'
  | 'CAMT.053'
  | 'CFONB 120'
  | 'XML'
  | 'HTML'
  | 'RTF'
  | 'JSON'
  | 'vCard'
  | 'iCalendar';

const LOOKED_AT = 4_096;

const SIGNATURES: readonly (readonly [string, FileKind])[] = [
  ['d0cf11e0a1b11ae1', 'Excel (XLS)'],
  ['7b5c727466', 'RTF'],
];

/**
 * Patterns of the first bytes by format. Their order matters, because an OFX or CAMT file can begin
 * like XML.
 */
const BEGINNINGS: readonly (readonly [RegExp, FileKind])[] = [
  [/^%PDF-/, 'PDF'],
  [/^OFXHEADER|^(?:<\?[^>]*>\s*)*<OFX>/i, 'OFX'],
  [/^!(?:Type|Account|Option|Clear):/i, 'QIF'],
  [/^(?:\{1:[^}]*\}|:20:|:940:|:25:)/, 'MT940'],
  [/^<(?:\?xml|Document)[^]*camt\.05[234]/i, 'CAMT.053'],
  [/^<\?xml[^]*office:spreadsheet/i, 'Excel (XLS)'],
  [/^<\?xml[^]*<html/i, 'HTML'],
  [/^<(?:\?xml|Document)/i, 'XML'],
  [/^<(?:!doctype html|html|head|meta|body|table|style|div)\b/i, 'HTML'],
  [/^BEGIN:VCARD/i, 'vCard'],
  [/^BEGIN:VCALENDAR/i, 'iCalendar'],
  [/^(?:\{\s*"|\[\s*[{["])/, 'JSON'],
];

const CFONB_LINE = /^0[1457]\d{5}.{113}$/;

/** Returns the known format of a file that is not a text table; null if the file can be a table. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const first = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hex = first.subarray(0, 8).toString('hex');
  const signed = SIGNATURES.find(([signature]) => hex.startsWith(signature))?.[1];
  if (signed) return signed;
  if (hex.startsWith('504b0304')) return zipKind(first);
  const text = beginningOf(first);
  return (
    BEGINNINGS.find(([pattern]) => pattern.test(text))?.[1] ?? (isCfonb(text) ? 'CFONB 120' : null)
  );
}

function zipKind(bytes: Buffer): FileKind {
  if (bytes.includes('xl/')) return 'Excel (XLSX)';
  return bytes.includes('opendocument.spreadsheet') ? 'OpenDocument (ODS)' : 'ZIP';
}

function beginningOf(bytes: Buffer): string {
  const part = bytes.subarray(0, LOOKED_AT);
  const isWide = part[0] === 0xff && part[1] === 0xfe;
  return part
    .toString(isWide ? 'utf16le' : 'utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
}

function isCfonb(text: string): boolean {
  const lines = text.split(/\r?\n/).slice(0, -1);
  return lines.length > 0 && lines.every((line) => CFONB_LINE.test(line) || line.trim() === '');
}
