import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import { visitor } from '../platform/content/content-viewer.ts';
import { PublicData } from '../platform/site/public-data.ts';
import { Translator } from '../platform/i18n/translator.ts';
import { AddonsQueries } from './addons.table.ts';
import { PricingsQueries } from './pricings.queries.ts';

type Shown = Awaited<ReturnType<PricingsQueries['page']>>['rows'][number];

/** Embeds the standard prices in every page, and the add-ons in the page of a player's booking. */
@Injectable()
export class PricingsSite {
  constructor(
    pages: PublicData,
    queries: PricingsQueries,
    addons: AddonsQueries,
    private readonly translator: Translator,
  ) {
    const load = async (locale: Locale) => (await queries.page({}, visitor(locale))).rows;
    pages.register('/api/pricings', load, (pricings, locale) =>
      pricings.map((pricing) => this.lineOf(pricing, locale)),
    );
    pages.registerFor(
      ['/account/reservations/create'],
      '/api/addons',
      async (locale) => (await addons.page({}, visitor(locale))).rows,
    );
  }

  private lineOf({ name, remark, totalCents }: Shown, locale: Locale): string {
    const what = remark === null ? String(name) : `${String(name)} (${String(remark)})`;
    return this.translator.translate(locale, 'lines', 'priced', {
      what,
      price: formatMoney(totalCents, locale),
    });
  }
}
