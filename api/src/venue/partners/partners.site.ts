import { Injectable } from '@nestjs/common';
import { PublicData } from '../../platform/site/public-data.ts';
import { ContentLanguage } from '../../platform/texts/content-language.ts';
import { PartnersQueries } from './partners.queries.ts';

/** Embeds the partners that are displayed today in every page of the site. */
@Injectable()
export class PartnersSite {
  constructor(pages: PublicData, queries: PartnersQueries) {
    pages.register(
      '/api/partners',
      async (locale) => (await queries.page({}, false, new ContentLanguage(locale))).rows,
      (partners) => partners.map(({ name }) => name),
    );
  }
}
