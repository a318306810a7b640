import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, MaybeCaller } from '../../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { BookingQuotes } from './booking-quotes.ts';

/** Endpoint for price quotes. */
@Controller()
export class QuotesController {
  constructor(private readonly quotes: BookingQuotes) {}

  @Endpoint('POST bookings_get_price')
  async quote(
    @RequestBody() body: BodyOf<'POST bookings_get_price'>,
    @MaybeCaller() caller: Caller | undefined,
    @CallerLocale() locale: Locale,
  ) {
    const price = await this.quotes.quote(body, caller, locale);
    return WriteResult.of('bookings.quoted', price, { price });
  }
}
