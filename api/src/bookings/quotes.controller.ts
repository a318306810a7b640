import { Controller, HttpCode, Post } from '@nestjs/common';
import { DeskQuoteRequest, QuoteRequest } from '@five/shared/bookings/bookings.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, MaybeCaller } from '../platform/access/caller.ts';
import { RoleBody } from '../platform/http/role-body.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import { BookingQuotes } from './booking-quotes.ts';

/** Endpoint for price quotes. */
@Controller('bookings_get_price')
export class QuotesController {
  constructor(private readonly quotes: BookingQuotes) {}

  @Post()
  @HttpCode(200)
  @Allow('bookings.quote')
  async quote(
    @RoleBody({ player: QuoteRequest, staff: DeskQuoteRequest }) body: DeskQuoteRequest,
    @MaybeCaller() caller: Caller | undefined,
    @CallerLocale() locale: Locale,
  ) {
    const price = await this.quotes.quote(body, caller, locale);
    return WriteResult.of('bookings.quoted', price, { price });
  }
}
