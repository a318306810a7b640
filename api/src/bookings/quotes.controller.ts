import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QuoteRequest } from '@five/shared/bookings/bookings.requests';
import type { Locale } from '@five/shared/locales/locale';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, isStaff, MaybeCaller } from '../platform/access/caller.ts';
import { Written } from '../platform/http/written.ts';
import { BookingQuotes } from './booking-quotes.ts';

/** What a booking would cost. */
@Controller('bookings_get_price')
export class QuotesController {
  constructor(private readonly quotes: BookingQuotes) {}

  @Post()
  @HttpCode(200)
  @Allow('bookings.quote')
  async quote(@Body() body: QuoteRequest, @MaybeCaller() caller: Caller | undefined, @CallerLocale() locale: Locale) {
    const price = await this.quotes.quote(body, { tariffId: caller?.tariffId ?? null, desk: isStaff(caller), locale });
    return Written.of('bookings.quoted', price, { price });
  }
}
