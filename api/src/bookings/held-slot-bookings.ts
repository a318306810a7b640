import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import { Injectable } from '@nestjs/common';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { Locale } from '@five/shared/locales/locale';
import type { Tx } from '../platform/database/transactions.ts';
import { Signatures } from '../platform/config/signatures.ts';
import { bookingAnswer } from './record/booking-record.ts';
import { BookingStore } from './record/booking-store.ts';
import { Alternatives } from './create/alternatives.ts';
import { BookingRateLimit } from './create/new-bookings.ts';
import { type Booker, BookingCreator } from './create/reservations.service.ts';

/** Books a slot that a draft holds, with the rules and messages of every booking. */
@Injectable()
export class HeldSlotBookings {
  constructor(
    private readonly alternatives: Alternatives,
    private readonly rateLimit: BookingRateLimit,
    private readonly creator: BookingCreator,
    private readonly store: BookingStore,
    private readonly signatures: Signatures,
  ) {}

  /** Runs `work` in a transaction; a slot that is taken is refused with free slots nearby. */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.alternatives.run(work);
  }

  /**
   * Books the slot that the draft `holder` holds.
   * @throws SlotTakenError, and DomainError with the code of the first violated rule
   */
  async book(
    tx: Tx,
    by: Booker,
    input: DeskBookingRequest,
    { holder, locale }: { holder: string; locale: Locale },
  ): Promise<BookingAnswer> {
    await this.rateLimit.count(tx, by);
    const record = await this.creator.reserveHeld(tx, by, input, {
      customerId: by.customerId,
      inPlaceOf: { kind: 'draft', holder },
    });
    return bookingAnswer(record, locale, this.signatures);
  }

  async read(tx: Tx, reference: string, locale: Locale): Promise<BookingAnswer> {
    const record = await this.store.lock(tx, reference);
    if (!record) throw new Error(`no booking ${reference}`);
    return bookingAnswer(record, locale, this.signatures);
  }
}
