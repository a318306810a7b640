import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../platform/texts/content-language.ts';
import { PackOffersQueries } from './pack-offers.queries.ts';

/** Packs on offer for a customer. */
@Controller()
export class PackOffersStaffController {
  constructor(private readonly queries: PackOffersQueries) {}

  @Endpoint('POST subscriptions_get_offers')
  async offers(
    @RequestBody() body: BodyOf<'POST subscriptions_get_offers'>,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return WriteResult.of('subscriptions.offered', await this.queries.offersTo(body, language));
  }
}
