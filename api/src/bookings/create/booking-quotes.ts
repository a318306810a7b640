import type { DeskQuoteRequest } from '@five/shared/bookings/create-booking.calls';
import { Injectable } from '@nestjs/common';
import type { PriceAnswer } from '@five/shared/pricings/pricings.contract';
import type { Locale } from '@five/shared/locales/locale';
import { priceAnswer } from '@five/shared/pricings/quote.rules';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Quotes } from '../../pricings/quotes.ts';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import type { PitchRow } from '../../slots/pitches.queries.ts';
import { CustomersQueries } from '../../users/customers/customers.queries.ts';
import { SlotRequests, type WantedSlot } from './slot-requests.ts';

/** Computes the price before a booking, by the same rules and prices as the booking itself. */
@Injectable()
export class BookingQuotes {
  constructor(
    private readonly slots: SlotRequests,
    private readonly quotes: Quotes,
    private readonly occupancies: OccupanciesQueries,
    private readonly customers: CustomersQueries,
  ) {}

  /**
   * The price for the caller, or for the customer that staff select. Staff may also request a slot
   * that has begun.
   */
  async quote(
    input: DeskQuoteRequest,
    caller: Caller | undefined,
    locale: Locale,
  ): Promise<PriceAnswer> {
    const slot = await this.slots.read(input, isStaff(caller));
    const tariffId =
      isStaff(caller) && input.customer
        ? await this.customers.tariffOf(input.customer)
        : (caller?.tariffId ?? null);
    const { pricing, lines, players } = await this.quotes.price({
      tariffId,
      pitch: (await this.firstFree(slot)).code,
      start: slot.period.start,
      minutes: slot.minutes,
      addons: input.addons ?? [],
    });
    return priceAnswer(pricing, lines, players, locale);
  }

  /**
   * The pitch that a booking would get. If all pitches are taken, it is the first pitch, because
   * only the price is requested.
   */
  private async firstFree({ pitches, period }: WantedSlot): Promise<PitchRow> {
    const [first, ...others] = pitches;
    if (!first) throw new DomainError('BOOKING_SLOT_TAKEN');
    if (others.length === 0) return first;
    const occupied = new Set((await this.occupancies.within(period)).map(({ pitchId }) => pitchId));
    return pitches.find(({ id }) => !occupied.has(id)) ?? first;
  }
}
