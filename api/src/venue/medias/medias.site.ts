import { Injectable } from '@nestjs/common';
import { PublicData } from '../../platform/site/public-data.ts';
import { Reader } from '../../platform/texts/reader.ts';
import { MediasQueries } from './medias.queries.ts';

const FIRST_DOZEN = { range: '[0,11]' };

/** Puts the first pictures on every page, under the path that answers them all. */
@Injectable()
export class MediasSite {
  constructor(pages: PublicData, queries: MediasQueries) {
    pages.register('/api/medias', async (locale) => (await queries.page(FIRST_DOZEN, new Reader(locale))).rows, (medias) => medias.map(({ caption }) => String(caption)));
  }
}
