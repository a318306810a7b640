import { inflateSync } from 'node:zlib';

/** Sizes in bytes of the header and of a table's entry in a WOFF file. */
const WOFF = { header: 44, entry: 20 };
/** Sizes in bytes of the header and of a table's entry in an SFNT file. */
const SFNT = { header: 12, entry: 16 };

/** A table of a font. Its tag and checksum have four bytes each. */
interface Table {
  tag: Buffer;
  checksum: Buffer;
  bytes: Buffer;
}

/**
 * Converts a font from the compressed format WOFF to the format SFNT. From a WOFF file, fontkit
 * decompresses a table again each time it reads a glyph, which took more than half of the time of a
 * PDF document.
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, WOFF.header + index * WOFF.entry),
  );
  const header = Buffer.alloc(SFNT.header);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  return Buffer.concat([header, ...entriesOf(tables), ...tables.map(({ bytes }) => padded(bytes))]);
}

function readTable(woff: Buffer, at: number): Table {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + WOFF.entry),
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}

function entriesOf(tables: readonly Table[]): Buffer[] {
  let offset = SFNT.header + tables.length * SFNT.entry;
  return tables.map(({ tag, checksum, bytes }) => {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(bytes.length, 4);
    offset += padded(bytes).length;
    return Buffer.concat([tag, checksum, place]);
  });
}

/** Returns the bytes with zeros up to a multiple of four. */
const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
