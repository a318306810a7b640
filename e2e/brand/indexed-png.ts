import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MOST_COLOURS = 256;
const INDEXED = 3;

/**
 * Encodes a picture in flat colours as a PNG with a palette, a third of the size of a browser's
 * PNG. `pixels` has four bytes per pixel; alpha is ignored. The palette has the most frequent
 * colours; every other colour becomes the nearest of these.
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = commonest(pixels);
  const place = new Map(colours.map((colour, i) => [colour, i]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < width * height; i++) {
    const colour = colourAt(pixels, i);
    const index = place.get(colour) ?? nearest(colours, colour);
    place.set(colour, index);
    rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED], 8);
  const palette = Buffer.from(colours.flatMap(channels));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function commonest(pixels: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length / 4; i++)
    counts.set(colourAt(pixels, i), (counts.get(colourAt(pixels, i)) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

function nearest(colours: number[], wanted: number): number {
  const distance = (colour: number) =>
    channels(colour).reduce(
      (sum, channel, i) => sum + (channel - (channels(wanted)[i] ?? 0)) ** 2,
      0,
    );
  return colours.reduce(
    (best, colour, i) => (distance(colour) < distance(colours[best] ?? 0) ? i : best),
    0,
  );
}

const colourAt = (pixels: Uint8Array, i: number) =>
  ((pixels[4 * i] ?? 0) << 16) | ((pixels[4 * i + 1] ?? 0) << 8) | (pixels[4 * i + 2] ?? 0);
const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
