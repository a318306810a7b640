import sharp, { type Sharp } from 'sharp';
import type { ImageSource } from '@five/shared/files/files.contract';
import { codeRefused, DomainError } from '../http/domain-error.ts';

/**
 * A picture that was decoded and encoded again, so that it contains no metadata of the uploaded
 * file.
 */
export interface RenderedImage {
  width: number;
  height: number;
  /** Mean colour, as `#rrggbb`. */
  color: string;
  forms: RenderedForm[];
}

export interface RenderedForm {
  type: ImageSource['type'];
  width: number;
  data: Buffer;
}

// Widths in pixels for a badge (160), a picture in a row on a phone (480) and a single picture
// (960). For a full screen, a picture is also stored in its own width, at most `MAX_WIDTH`. Widths
// above `CLOSE` times the own width are left out.
const WIDTHS = [160, 480, 960];
const MAX_WIDTH = 1600;
const MAX_HEIGHT = 2400;
const CLOSE = 0.8;
// Maximum number of pixels of an upload. Phone cameras produce 48 million pixels.
const MAX_PIXELS = 50_000_000;
// Maximum length of the longer side, in pixels, at which a photographed receipt remains readable.
const PAPER_PIXELS = 2000;
const WHITE = '#ffffff';
const SAMPLE = 32; // Pixels per side of the sample from which the mean colour is computed.

/**
 * Formats of a picture, in the order in which a browser chooses. All forms together take half a
 * second of one CPU core, half of it for AVIF. The next effort level of AVIF takes three times as
 * long and saves a fifth of the size.
 */
const FORMATS: readonly [ImageSource['type'], (image: Sharp) => Sharp][] = [
  ['image/avif', (image) => image.avif({ quality: 55, effort: 0 })],
  ['image/webp', (image) => image.webp({ quality: 76, effort: 2 })],
  [
    'image/jpeg',
    (image) => image.flatten({ background: WHITE }).jpeg({ quality: 80, progressive: true }),
  ],
];

// One CPU core per picture, so that the other core serves requests. The image cache is off.
sharp.concurrency(1);
sharp.cache(false);

interface Raw {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Renders a picture in all widths and formats.
 * @throws DomainError FILE_TOO_MANY_PIXELS, FILE_UNREADABLE
 */
export async function makeImage(bytes: Buffer): Promise<RenderedImage> {
  const raw = await readPixels(bytes, { width: MAX_WIDTH, height: MAX_HEIGHT });
  const { width, height } = raw.info;
  const widths = [...WIDTHS.filter((one) => one <= width * CLOSE), width];
  const forms: RenderedForm[] = [];
  for (const one of widths) forms.push(...(await formsOf(raw, one)));
  return { width, height, color: await meanColor(raw), forms };
}

/**
 * Renders a photographed document as one JPEG.
 * @throws DomainError FILE_TOO_MANY_PIXELS, FILE_UNREADABLE
 */
export async function makePaper(bytes: Buffer): Promise<RenderedImage> {
  const raw = await readPixels(bytes, { width: PAPER_PIXELS, height: PAPER_PIXELS });
  const data = await imageOf(raw).flatten({ background: WHITE }).jpeg({ quality: 80 }).toBuffer();
  return {
    width: raw.info.width,
    height: raw.info.height,
    color: await meanColor(raw),
    forms: [{ type: 'image/jpeg', width: raw.info.width, data }],
  };
}

/** Reads the pixels in upright orientation, scaled down to the bounds. */
async function readPixels(bytes: Buffer, bounds: { width: number; height: number }): Promise<Raw> {
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw codeRefused('FILE_TOO_MANY_PIXELS');
    return await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof DomainError ? error : codeRefused('FILE_UNREADABLE');
  }
}

async function formsOf(raw: Raw, width: number): Promise<RenderedForm[]> {
  const scaled =
    width === raw.info.width
      ? raw
      : await imageOf(raw).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const forms: RenderedForm[] = [];
  for (const [type, encode] of FORMATS)
    forms.push({ type, width, data: await encode(imageOf(scaled)).toBuffer() });
  return forms;
}

async function meanColor(raw: Raw): Promise<string> {
  // The mean colour needs an opaque image, so transparent pixels are first merged with a white
  // background.
  const flat = await imageOf(raw)
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'fill' })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await imageOf(flat).stats();
  const [red = 0, green = red, blue = red] = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean));
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const imageOf = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } });
