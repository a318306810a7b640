import { Injectable } from '@nestjs/common';
import { visitor } from '../../platform/content/content-viewer.ts';
import { PublicData } from '../../platform/site/public-data.ts';
import { PromosQueries } from './promos.table.ts';

/** Embeds today's promotions in every page. */
@Injectable()
export class PromosSite {
  constructor(pages: PublicData, queries: PromosQueries) {
    pages.registerOf(
      'promo',
      '/api/promos',
      async (locale) => (await queries.page({}, visitor(locale))).rows,
      (promos) => promos.map(({ title, text }) => `${String(title)} : ${String(text)}`),
    );
  }
}
