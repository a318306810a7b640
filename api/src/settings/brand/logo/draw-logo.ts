import sharp, { type Sharp } from 'sharp';
import {
  LOGO_FILE,
  logoShapeProblem,
  type LogoPlates,
  platesOf,
} from '@five/shared/venue/brand/logo.rules';
import { typeOf } from '../../../platform/files/file-type.ts';
import { codeRefused, DomainError } from '../../../platform/http/domain-error.ts';
import type { Upload } from '../../../platform/http/uploads/upload.ts';
import type { DrawnLogo } from '../../../platform/drawn-logo.ts';
import { cleanSvg } from './clean-svg.ts';
import { colorShares, cornerColor, type Pixels, visibleArea } from './logo-pixels.ts';
import { beginsAsXml } from './svg-elements.ts';

/** A logo in the sizes that pages and papers show. */
export interface RenderedLogo {
  /** The logo without plate, for icons. */
  picture: DrawnLogo;
  /** For dark and for light grounds, with a plate where the ground hides the logo. */
  onDark: DrawnLogo;
  onLight: DrawnLogo;
  /** With a plate if a dark or a light ground hides the logo. */
  onAny: DrawnLogo;
  /** Color behind the logo in icons, `#rrggbb`. */
  ground: string;
}

/**
 * Longer side in pixels of the picture when it is read, and without its margins, when all sizes are
 * made from it.
 */
const LONGEST = { read: 2000, kept: 640 } as const;
/** Box in pixels of a logo in pages: three times the size in which a page shows it. */
const SHOWN = { width: 480, height: 120 } as const;
/** Margin and corner radius of a plate, as a fraction of the height of the logo. */
const PLATE = { margin: 0.18, radius: 0.2 } as const;
/** Time limit in seconds for decoding. */
const PATIENCE_SECONDS = 10;
const PICTURES: readonly unknown[] = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * Renders an uploaded logo as PNG in all sizes. Its type is found in its content.
 * @throws DomainError LOGO_FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED, FILE_UNREADABLE,
 * FILE_TOO_MANY_PIXELS, LOGO_EMPTY, LOGO_RATIO, LOGO_TOO_SMALL and those of `cleanSvg`
 */
export async function drawLogo(upload: Upload): Promise<RenderedLogo> {
  const pixels = await cropped(await decoded(upload));
  const shares = colorShares(pixels);
  const plates: LogoPlates = shares ? platesOf(shares) : { onDark: null, onLight: null };
  return {
    picture: await png(imageOf(pixels)),
    onDark: await shown(pixels, plates.onDark),
    onLight: await shown(pixels, plates.onLight),
    onAny: await shown(pixels, plates.onDark ?? plates.onLight),
    ground: shares ? (plates.onLight ?? '#ffffff') : cornerColor(pixels),
  };
}

function decoded(upload: Upload): Promise<Pixels> {
  const isSvg = beginsAsXml(upload.head);
  if (upload.size > (isSvg ? LOGO_FILE.svgBytes : LOGO_FILE.bytes))
    throw codeRefused('LOGO_FILE_TOO_LARGE');
  if (isSvg) return pixelsOf(Buffer.from(cleanSvg(upload.bytes, LONGEST.read)));
  if (!PICTURES.includes(typeOf(upload.head)))
    throw codeRefused('FILE_TYPE_UNSUPPORTED', { sentence: 'files.logo' });
  return pixelsOf(upload.bytes);
}

async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > LOGO_FILE.pixels) throw codeRefused('FILE_TOO_MANY_PIXELS');
    const image = sharp(bytes, { limitInputPixels: LOGO_FILE.pixels, failOn: 'error' })
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha();
    return await raw(within(image, LONGEST.read));
  } catch (error) {
    throw error instanceof DomainError ? error : codeRefused('FILE_UNREADABLE');
  }
}

/** The picture without its transparent margins. */
async function cropped(pixels: Pixels): Promise<Pixels> {
  const area = visibleArea(pixels);
  if (area === null) throw codeRefused('LOGO_EMPTY');
  const problem = logoShapeProblem(area);
  if (problem !== null) throw codeRefused(problem === 'ratio' ? 'LOGO_RATIO' : 'LOGO_TOO_SMALL');
  return raw(within(imageOf(pixels).extract(area), LONGEST.kept));
}

/** The logo in the size of pages, on a plate with round corners if it needs one. */
async function shown(pixels: Pixels, plate: string | null): Promise<DrawnLogo> {
  if (plate === null) return png(imageOf(pixels).resize({ ...SHOWN, fit: 'inside' }));
  const room = { width: SHOWN.width, height: SHOWN.height / (1 + 2 * PLATE.margin) };
  const { bytes, width, height } = await png(
    imageOf(pixels).resize({ width: room.width, height: Math.floor(room.height), fit: 'inside' }),
  );
  const margin = Math.round(height * PLATE.margin);
  const [fullWidth, fullHeight] = [width + 2 * margin, height + 2 * margin];
  const ground =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}">` +
    `<rect width="${fullWidth}" height="${fullHeight}" rx="${height * PLATE.radius}" ` +
    `fill="${plate}"/></svg>`;
  return png(sharp(Buffer.from(ground)).composite([{ input: bytes, left: margin, top: margin }]));
}

async function png(image: Sharp): Promise<DrawnLogo> {
  const { data, info } = await image
    .png({ palette: true, quality: 100, effort: 10 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const within = (image: Sharp, side: number): Sharp =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function raw(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const imageOf = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });
