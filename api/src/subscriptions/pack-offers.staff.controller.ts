import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { PackOffersRequest } from '@five/shared/subscriptions/subscriptions.requests';
import { Allow } from '../platform/access/access.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../platform/texts/content-language.ts';
import { PackOffersQueries } from './pack-offers.queries.ts';

/** Packs on offer for a customer. */
@Controller('subscriptions_get_offers')
export class PackOffersStaffController {
  constructor(private readonly queries: PackOffersQueries) {}

  @Post()
  @HttpCode(200)
  @Allow('subscriptions.offers')
  async offers(
    @Body() body: PackOffersRequest,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    return WriteResult.of('subscriptions.offered', await this.queries.offersTo(body, language));
  }
}
