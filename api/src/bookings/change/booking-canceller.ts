import { Injectable } from '@nestjs/common';
import { dueCents, refundCents } from '@five/shared/bookings/bookings.rules';
import { cancelProblem, isForfeited } from '@five/shared/bookings/changes.rules';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { PackHours } from '../../subscriptions/pack-hours.ts';
import { type BookingRecord, hoursOfBooking } from '../record/booking-record.ts';
import type { Settlement } from '../record/booking-messages.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import { BookingTimings } from '../record/booking-timing.ts';

interface Cancel {
  reason?: string | undefined;
  keep?: boolean | undefined;
  notifyCustomer?: boolean;
}

/**
 * Cancels a locked booking. Before the deadline, hours return to the pack and money becomes
 * refundable; after it, the venue keeps both.
 */
@Injectable()
export class BookingCanceller {
  constructor(
    private readonly transitions: BookingTransitions,
    private readonly timings: BookingTimings,
    private readonly packs: PackHours,
  ) {}

  /**
   * Cancels the booking. If `notifyCustomer` is false, the customer gets no message. If `keep` is
   * set, a late cancellation by staff has the same result as one by the owner: money and hours are
   * forfeited.
   * @throws DomainError with the code of the reason why the booking cannot be cancelled
   */
  async cancel(
    tx: Tx,
    by: Caller,
    record: BookingRecord,
    { reason, keep, notifyCustomer: notify = true }: Cancel,
  ): Promise<BookingRecord> {
    const [desk, moment] = [isStaff(by), this.timings.of(record)];
    const problem = cancelProblem(moment, desk);
    if (problem) throw codeRefused(problem);
    const forfeited =
      (record.paidCents > 0 || record.subscription !== null) &&
      isForfeited({ ...moment, freeCancelHours: record.freeCancelHours, desk, keep });
    const returned = record.subscription !== null && !forfeited;
    const usable = returned ? await this.giveHoursBack(tx, by, record) : null;
    const changes = {
      status: 'cancelled',
      holdExpiresAt: null,
      forfeited,
      ...(returned && { returned }),
    } as const;
    const message = desk && !forfeited ? 'bookingCancelledByVenue' : 'bookingCancelled';
    return this.transitions.apply(tx, record, changes, {
      actor: by.reference,
      act: 'booking.cancel',
      cause: 'cancelled',
      reason,
      changed: { forfeited },
      ...(notify && { message, parameters: { ...settlementOf(record, { forfeited, usable }) } }),
    });
  }

  /**
   * Returns the hours of a booking to its pack. The result is true if the customer can use these
   * hours again, and false if the pack has expired. It is null if no pack paid for the booking.
   */
  private async giveHoursBack(tx: Tx, by: Caller, record: BookingRecord): Promise<boolean | null> {
    if (record.subscription === null) return null;
    const match = { ...hoursOfBooking(record), booking: record.reference, actor: by.reference };
    return this.packs.giveBack(tx, record.subscription, match);
  }

  /** Whether a booking has not begun and can be cancelled. */
  isAhead(record: BookingRecord): boolean {
    const moment = this.timings.of(record);
    return moment.start > moment.now && cancelProblem(moment, true) === null;
  }
}

/**
 * Computes the settlement of a cancelled booking.
 * @param record the booking before its cancellation
 * @param usable whether hours were returned to a pack that can still be used; null if no hours were
 * returned
 */
function settlementOf(
  record: BookingRecord,
  { forfeited, usable }: { forfeited: boolean; usable: boolean | null },
): Settlement {
  const refund = refundCents({ ...record, status: 'cancelled', forfeited });
  const hours = record.subscription === null ? null : hoursOfBooking(record).hours;
  return {
    refundCents: refund || null,
    forfeitedCents: record.paidCents - refund || null,
    transferCents:
      record.status === 'pending' && record.reviewedSince !== null ? dueCents(record) : null,
    returnedHours: usable === true ? hours : null,
    expiredHours: usable === false ? hours : null,
    forfeitedHours: forfeited ? hours : null,
    pack: record.subscription,
  };
}
