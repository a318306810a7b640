import { Injectable } from '@nestjs/common';
import { PublicData } from '../../platform/site/public-data.ts';
import { Reader } from '../../platform/texts/reader.ts';
import { PartnersQueries } from './partners.queries.ts';

/** Embeds the partners in every page. */
@Injectable()
export class PartnersSite {
  constructor(pages: PublicData, queries: PartnersQueries) {
    pages.register(
      '/api/partners',
      async (locale) => (await queries.page({}, false, new Reader(locale))).rows,
      (partners) => partners.map(({ name }) => name),
    );
  }
}
