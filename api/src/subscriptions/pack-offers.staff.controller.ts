import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { PackOffersRequest } from '@five/shared/subscriptions/subscriptions.requests';
import { Allow } from '../platform/access/access.ts';
import { Written } from '../platform/http/written.ts';
import { type Reader, TextReader } from '../platform/texts/reader.ts';
import { PackOffersQueries } from './pack-offers.queries.ts';

/** Packs on offer for a customer. */
@Controller('subscriptions_get_offers')
export class PackOffersStaffController {
  constructor(private readonly queries: PackOffersQueries) {}

  @Post()
  @HttpCode(200)
  @Allow('subscriptions.offers')
  async offers(@Body() body: PackOffersRequest, @TextReader() reader: Reader) {
    return Written.of('subscriptions.offered', await this.queries.offersTo(body, reader));
  }
}
