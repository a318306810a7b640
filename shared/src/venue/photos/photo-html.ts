import type { ImageSource } from '../../files/files.contract.ts';
import type { PhotoAnswer } from './photos.contract.ts';
import { pitchOfPlace } from './photo-places.rules.ts';

/**
 * Widths for the attribute `sizes`. The hero of a phone is taller than wide, so a photograph is
 * enlarged there. A larger value would load files that a phone shows no sharper.
 */
const HERO_SIZES = '(max-width: 767.98px) 80vw, 100vw';
const OTHER_SIZES = '(max-width: 575.98px) 100vw, (max-width: 1199.98px) 60vw, 40rem';

/** HTML of the photographs by the name in the mark of their element (`photo-marks.ts`). */
export type PhotoSlots = Readonly<Record<string, string>>;

/**
 * Returns the HTML of every element that shows photographs. Pages show the first pitch with a
 * photograph as `pitch`, and all of them as `pitches`.
 * @param photos in display order
 */
export function photoSlots(photos: readonly PhotoAnswer[]): PhotoSlots {
  const pitches = photos.filter(({ place }) => pitchOfPlace(place) !== null);
  const [first] = pitches;
  return {
    ...Object.fromEntries(photos.map((photo) => [photo.place, pictureOf(photo)])),
    ...(first && { pitch: pictureOf(first), pitches: pitches.map(figureOf).join('') }),
  };
}

const FIRST_SOURCE = /<source (type="[^"]+") srcset="([^"]+)" sizes="([^"]+)"/;

/** Tag for the head of the home page, so that a browser loads the hero before it reads the body. */
export function heroPreload({ hero = '' }: PhotoSlots): string {
  const [, type, srcSet, sizes] = FIRST_SOURCE.exec(hero) ?? [];
  if (type === undefined) return '';
  return (
    `<link rel="preload" as="image" ${type} imagesrcset="${srcSet}" imagesizes="${sizes}" ` +
    'fetchpriority="high"/>'
  );
}

function figureOf(photo: PhotoAnswer): string {
  const name = escaped(photo.pitchName ?? '');
  return `<figure>${pictureOf(photo)}<figcaption>${name}</figcaption></figure>`;
}

/** A browser takes the first format that it supports. The last one is in the element `img`. */
function pictureOf(photo: PhotoAnswer): string {
  const { place, alt, image } = photo;
  const isHero = place === 'hero';
  const sizes = isHero ? HERO_SIZES : OTHER_SIZES;
  const types = typesOf(image.sources);
  const plain = types.at(-1);
  const sources = types
    .slice(0, -1)
    .map((type) => `<source type="${type}" srcset="${srcSet(photo, type)}" sizes="${sizes}"/>`);
  const { width, height, color, focusX, focusY } = image;
  const src = image.sources.at(-1)?.url ?? '';
  const loading = isHero ? 'fetchpriority="high"' : 'loading="lazy"';
  return (
    `<picture class="place-photo">${sources.join('')}<img alt="${escaped(alt)}" ` +
    `width="${width}" height="${height}" sizes="${sizes}" srcset="${srcSet(photo, plain)}" ` +
    `src="${src}" ${loading} decoding="async" ` +
    `style="background-color:${color};object-position:${focusX}% ${focusY}%"/></picture>`
  );
}

const typesOf = (sources: readonly ImageSource[]) => [...new Set(sources.map(({ type }) => type))];

const srcSet = ({ image }: PhotoAnswer, type: ImageSource['type'] | undefined): string =>
  image.sources
    .filter((source) => source.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
