import { Controller, Query } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { contentController } from '../platform/content/content-controller.ts';
import { Endpoint } from '../platform/http/endpoint.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../platform/texts/content-language.ts';
import { PricingsQueries } from './pricings.queries.ts';
import { PricingsService } from './pricings.service.ts';

/** Prices of sessions, packs and the academy. */
@Controller()
export class PricingsController extends contentController('pricings', {
  messages: 'pricings',
  queries: PricingsQueries,
  service: PricingsService,
}) {
  constructor(
    private readonly prices: PricingsQueries,
    service: PricingsService,
  ) {
    super(prices, service);
  }

  @Endpoint('GET pricings_my_pricings')
  mine(
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return this.prices.mine(query, caller.tariffId, language);
  }
}
