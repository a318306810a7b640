import { Injectable } from '@nestjs/common';
import type { ImageAnswer } from '@five/shared/files/files.contract';
import { PublicData } from '../../platform/site/public-data.ts';
import { ContentLanguage } from '../../platform/texts/content-language.ts';
import { MediasQueries } from './medias.queries.ts';

const FIRST_DOZEN = { range: '[0,11]' };
/** Widths of a tile on standard and high-density screens. */
const TILE_WIDTHS = [480, 960];
/**
 * From this width on two tiles are visible; the same breakpoint as in the styles of the media
 * library.
 */
const TWO_IN_SIGHT = '(min-width:576px)';

/**
 * Embeds the first pictures in every page, under the API path of the list. The media page shows the
 * visible ones before hydration.
 */
@Injectable()
export class MediasSite {
  constructor(pages: PublicData, queries: MediasQueries) {
    pages.register(
      '/api/medias',
      async (locale) => (await queries.page(FIRST_DOZEN, false, new ContentLanguage(locale))).rows,
      (medias) => medias.map(({ caption }) => String(caption)),
      {
        page: '/medias',
        head: ([first, second]) => headOf(first?.image ?? null, second?.image ?? null),
      },
    );
  }
}

/** Preloads the first picture with the page, before its styles are loaded. */
function headOf(first: ImageAnswer | null, second: ImageAnswer | null): string {
  const styles =
    (first ? tileStyle(first, 1) : '') +
    (second ? `@media ${TWO_IN_SIGHT}{${tileStyle(second, 2)}}` : '');
  return `${first ? preloadOf(first) : ''}<style>${styles}</style>`;
}

function preloadOf(image: ImageAnswer): string {
  const set = formsOf(image)
    .map(({ url }, density) => `${url} ${density + 1}x`)
    .join(', ');
  return (
    set &&
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}" fetchpriority="high"/>`
  );
}

/**
 * Shows the picture at its tile's position, with the same candidates as the tile, so that it is
 * downloaded once.
 */
function tileStyle(image: ImageAnswer, place: number): string {
  const set = formsOf(image)
    .map(({ url, type }, density) => `url("${url}") ${density + 1}x type("${type}")`)
    .join(',');
  if (set === '') return '';
  const background = `${image.color} image-set(${set}) ${image.focusX}% ${image.focusY}%/cover`;
  return `.media-grid>:nth-child(${place})>.skeleton{background:${background};animation:none}`;
}

function formsOf({ sources }: ImageAnswer) {
  return sources.filter(({ type, width }) => type === 'image/avif' && TILE_WIDTHS.includes(width));
}
