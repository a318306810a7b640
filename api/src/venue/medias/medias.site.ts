import { Injectable } from '@nestjs/common';
import type { ImageAnswer } from '@five/shared/files/files.contract';
import { PublicData } from '../../platform/site/public-data.ts';
import { Reader } from '../../platform/texts/reader.ts';
import { MediasQueries } from './medias.queries.ts';

const FIRST_DOZEN = { range: '[0,11]' };
const IN_SIGHT = 2;
/** The widths that a tile takes on a plain screen and on a fine one. */
const TILE_WIDTHS = [480, 960];

/** Puts the first pictures on every page, under the path that answers them all; the library shows two of them before it is alive. */
@Injectable()
export class MediasSite {
  constructor(pages: PublicData, queries: MediasQueries) {
    pages.register(
      '/api/medias',
      async (locale) => (await queries.page(FIRST_DOZEN, new Reader(locale))).rows,
      (medias) => medias.map(({ caption }) => String(caption)),
      { page: '/medias', style: (medias) => medias.slice(0, IN_SIGHT).map(({ image }, place) => (image ? tileStyle(image, place) : '')).join('') },
    );
  }
}

/** The picture where its tile will be, in the forms that the tile will choose from: they are asked for once. */
function tileStyle({ color, focusX, focusY, sources }: ImageAnswer, place: number): string {
  const forms = sources.filter(({ type, width }) => type === 'image/avif' && TILE_WIDTHS.includes(width));
  const set = forms.map(({ url, type }, density) => `url("${url}") ${density + 1}x type("${type}")`).join(',');
  if (set === '') return '';
  return `.media-grid>:nth-child(${place + 1})>.skeleton{background:${color} image-set(${set}) ${focusX}% ${focusY}%/cover;animation:none}`;
}
