import { Injectable } from '@nestjs/common';
import { hoursProblem } from '@five/shared/bookings/changes.rules';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { Locale } from '@five/shared/locales/locale';
import { paidInHours, sumOfLines } from '@five/shared/pricings/quote.rules';
import { type Caller, isStaff, seenBy } from '../../platform/access/caller.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { WriteResult } from '../../platform/http/endpoint.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { PackHours } from '../../subscriptions/pack-hours.ts';
import { bookingAnswer, type BookingRecord, hoursOfBooking } from '../record/booking-record.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import { BookingLocks } from '../record/booking-locks.ts';
import { SeriesConfirmer } from '../series/series-confirmer.ts';

/** Changes the payment of a booking from cash or transfer to pack hours. */
@Injectable()
export class HoursPayment {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly locks: BookingLocks,
    private readonly transitions: BookingTransitions,
    private readonly packs: PackHours,
    private readonly confirmer: SeriesConfirmer,
    private readonly signatures: Signatures,
  ) {}

  /**
   * Pays the booking with pack hours.
   * @throws DomainError NOT_FOUND, also for another customer's booking, BOOKING_HOURS_CLOSED,
   * BOOKING_NO_PACK
   */
  pay(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null,
    locale: Locale,
  ): Promise<WriteResult<BookingAnswer>> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const locked = await this.locks.lockWithSeries(tx, reference, seenBy(by));
      if (!locked) throw new DomainError('NOT_FOUND');
      const { record, timing } = locked;
      const problem = hoursProblem({
        ...timing,
        paymentMethod: record.paymentMethod,
        paidCents: record.paidCents,
        desk: isStaff(by),
      });
      if (problem) throw codeRefused(problem);
      return WriteResult.of(
        'bookings.paidInHours',
        bookingAnswer(await this.exchange(tx, by, record), locale, this.signatures),
      );
    });
  }

  /**
   * Replaces the session's price by pack hours; add-ons keep their price. In a pending series,
   * hours that staff use confirm every date, as a payment does. Hours that a player uses confirm
   * only their own date. Otherwise the player could get the hours back, and the other dates would
   * stay confirmed.
   */
  private async exchange(tx: Tx, by: Caller, record: BookingRecord): Promise<BookingRecord> {
    const pack = await this.packs.use(tx, record.customerId, {
      ...hoursOfBooking(record),
      booking: record.reference,
      actor: by.reference,
    });
    const lines = paidInHours(record.lines);
    const isPending = record.status === 'pending';
    const waiting = isPending && isStaff(by) ? record.seriesId : null;
    const changes = {
      paymentMethod: 'pack',
      subscriptionId: pack.id,
      subscription: pack.reference,
      lines,
      totalCents: sumOfLines(lines),
      ...(isPending && ({ status: 'confirmed', holdExpiresAt: null } as const)),
    } as const;
    const changed = {
      was: { paymentMethod: record.paymentMethod, totalCents: record.totalCents },
      is: { subscription: pack.reference, totalCents: changes.totalCents },
    };
    const after = await this.transitions.apply(tx, record, changes, {
      actor: by.reference,
      act: 'booking.payInHours',
      cause: 'paid',
      changed,
      ...(isPending && waiting === null && ({ message: 'bookingConfirmed' } as const)),
    });
    if (waiting !== null) await this.confirmer.confirmAll(tx, waiting, { actor: by.reference });
    return after;
  }
}
