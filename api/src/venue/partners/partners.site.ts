import { Injectable } from '@nestjs/common';
import { visitor } from '../../platform/content/content-viewer.ts';
import { PublicData } from '../../platform/site/public-data.ts';
import { PartnersQueries } from './partners.table.ts';

/** Embeds the partners that are displayed today in every page of the site. */
@Injectable()
export class PartnersSite {
  constructor(pages: PublicData, queries: PartnersQueries) {
    pages.registerOf(
      'sponsors',
      '/api/partners',
      async (locale) => (await queries.page({}, visitor(locale))).rows,
      (partners) => partners.map(({ name }) => name),
    );
  }
}
