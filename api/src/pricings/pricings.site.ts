import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import { PublicData } from '../platform/site/public-data.ts';
import { Reader } from '../platform/texts/reader.ts';
import { PricingsQueries } from './pricings.queries.ts';

/** Puts the standard prices on every page. */
@Injectable()
export class PricingsSite {
  constructor(pages: PublicData, queries: PricingsQueries) {
    pages.register('/api/pricings', async (locale) => (await queries.page({}, false, new Reader(locale))).rows, linesOf);
  }
}

function linesOf(pricings: Awaited<ReturnType<PricingsQueries['page']>>['rows'], locale: Locale): string[] {
  return pricings.map(({ name, totalCents }) => `${String(name)} : ${formatMoney(totalCents, locale)}`);
}
