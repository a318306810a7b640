import { Injectable } from '@nestjs/common';
import type { ImageAnswer } from '@five/shared/files/files.contract';
import { visitor } from '../../platform/content/content-viewer.ts';
import { PublicData } from '../../platform/site/public-data.ts';
import { MediasQueries } from './medias.table.ts';

const FIRST_DOZEN = { range: '[0,11]' };
/** Widths of a picture tile in pixels, on standard and high-density screens. */
const TILE_WIDTHS = [480, 960];
/**
 * From this viewport width on, two tiles are visible. The styles of the media library use the same
 * breakpoint.
 */
const TWO_IN_SIGHT = '(min-width:576px)';

/**
 * Embeds the first items of the media library in every page, as the response of `/api/medias`.
 * Before hydration, the media page shows the first picture; on wide viewports it shows the first
 * two.
 */
@Injectable()
export class MediasSite {
  constructor(pages: PublicData, queries: MediasQueries) {
    pages.register(
      '/api/medias',
      async (locale) => (await queries.page(FIRST_DOZEN, visitor(locale))).rows,
      (medias) => medias.map(({ caption }) => String(caption)),
      {
        page: '/medias',
        head: ([first, second]) => headOf(first?.image ?? null, second?.image ?? null),
      },
    );
  }
}

/**
 * Returns a tag for the page's head that preloads the first picture. It also returns styles that
 * show the first two pictures before hydration; the second only on viewports with two tiles.
 */
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
 * Returns CSS that shows the picture in the placeholder of the tile at this position (1 = first).
 * The CSS offers the same image files as the tile, so that the browser downloads the picture once.
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
