const UTF_16: Partial<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };
const LETTER = (byte: number | undefined) =>
  byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
/**
 * Bytes of accented letters in Mac Roman. In Windows-1252 these bytes are rare signs or undefined.
 */
const MAC_LETTERS = new Set([0x87, 0x88, 0x89, 0x8d, 0x8e, 0x8f, 0x90, 0x9d, 0x9e]);
const ACCENTED = 0xc0;
const ARABIC_RUN = 3;

/**
 * Decodes a file. A byte order mark decides the encoding. Without it, the file is decoded as UTF-8
 * if it is valid. Otherwise the letters that occur decide between Windows-1256 (Arabic), Mac Roman
 * and Windows-1252.
 */
export function textOfTable(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  const wide = UTF_16[mark];
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldEncoding(bytes)).decode(bytes);
  }
}

function oldEncoding(bytes: Uint8Array): string {
  let [runs, single, run, mac] = [0, 0, 0, 0];
  bytes.forEach((byte, at) => {
    run = byte >= 0x80 ? run + 1 : 0;
    if (byte >= ACCENTED) single += 1;
    if (run === ARABIC_RUN) runs += ARABIC_RUN;
    else if (run > ARABIC_RUN) runs += 1;
    if (MAC_LETTERS.has(byte) && (LETTER(bytes[at - 1]) || LETTER(bytes[at + 1]))) mac += 1;
  });
  if (mac > single) return 'macintosh';
  return runs * 2 > single && runs > 0 ? 'windows-1256' : 'windows-1252';
}
