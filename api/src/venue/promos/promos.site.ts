import { Injectable } from '@nestjs/common';
import { PublicData } from '../../platform/site/public-data.ts';
import { ContentLanguage } from '../../platform/texts/content-language.ts';
import { PromosQueries } from './promos.queries.ts';

/** Embeds today's promotions in every page. */
@Injectable()
export class PromosSite {
  constructor(pages: PublicData, queries: PromosQueries) {
    pages.register(
      '/api/promos',
      async (locale) => (await queries.page({}, false, new ContentLanguage(locale))).rows,
      (promos) => promos.map(({ title, text }) => `${String(title)} : ${String(text)}`),
    );
  }
}
