const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
const BITS_PER_PIXEL = 32;

/**
 * Wraps a square PNG in an ICO file with this picture only.
 * @param size width of the picture in pixels, at most 255
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(1, 4); // Number of pictures.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // Color planes.
  head.writeUInt16LE(BITS_PER_PIXEL, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
