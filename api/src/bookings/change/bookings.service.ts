import type { DeskCancelBookingRequest } from '@five/shared/bookings/bookings.requests';
import { Injectable } from '@nestjs/common';
import { confirmProblem, noShowProblem, showedUpAs } from '@five/shared/bookings/changes.rules';
import { type Caller, isStaff, seenBy } from '../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { BookingLocks, type LockedBooking, type LockedDate } from '../record/booking-locks.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import { BookingCanceller } from './booking-canceller.ts';
import { SeriesConfirmer } from '../series/series-confirmer.ts';
import { SeriesDates } from '../series/series-changes.service.ts';

/** Confirms and cancels bookings and records no-shows. */
@Injectable()
export class BookingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: BookingLocks,
    private readonly transitions: BookingTransitions,
    private readonly canceller: BookingCanceller,
    private readonly confirmer: SeriesConfirmer,
    private readonly dates: SeriesDates,
  ) {}

  /**
   * Confirms a pending booking, and all dates of its series, on behalf of staff. The customer pays
   * on arrival.
   */
  async confirm(by: Caller, reference: string, reason?: string): Promise<void> {
    await this.onLocked(by, reference, async (tx, { record, timing: { now } }) => {
      refuse(confirmProblem({ status: record.status, holdExpiresAt: record.holdExpiresAt, now }));
      const changes = { status: 'confirmed', holdExpiresAt: null } as const;
      const notification =
        record.seriesId === null ? ({ message: 'bookingConfirmed' } as const) : {};
      await this.transitions.apply(tx, record, changes, {
        actor: by.reference,
        act: 'booking.confirm',
        cause: 'confirmed',
        reason,
        ...notification,
      });
      if (record.seriesId !== null)
        await this.confirmer.confirmAll(tx, record.seriesId, { actor: by.reference, reason });
    });
  }

  /**
   * Cancels a booking: its owner can cancel until the start, staff with a reason. The booking's row
   * is not deleted.
   */
  async cancel(by: Caller, reference: string, input: DeskCancelBookingRequest): Promise<void> {
    if (isStaff(by) && !input.reason) throw codeRefused('BOOKING_CANCEL_REASON_REQUIRED');
    await this.onLocked(by, reference, async (tx, { record, series }) => {
      await this.canceller.cancel(tx, by, record, input);
      if (series) await this.dates.oneLess(tx, series, by.reference);
    });
  }

  /**
   * Records a no-show, or revokes it within a day. If the booked period is still running, a revoked
   * booking becomes active again.
   */
  async markNoShow(by: Caller, reference: string, noShow: boolean, reason?: string): Promise<void> {
    await this.onLocked(by, reference, async (tx, { record, timing }) => {
      refuse(noShowProblem({ ...timing, noShow }));
      const step = { actor: by.reference, reason };
      if (!noShow) return this.revokeNoShow(tx, { record, timing }, step);
      await this.transitions.apply(
        tx,
        record,
        { status: 'no_show' },
        { ...step, act: 'booking.noShow', cause: 'no_show' },
      );
    });
  }

  /** Revokes the no-show of a locked booking, at any time. */
  async revokeNoShow(
    tx: Tx,
    { record, timing }: LockedBooking,
    step: { actor: string; reason: string | undefined },
  ): Promise<void> {
    const status = showedUpAs(timing);
    await this.transitions.apply(
      tx,
      record,
      { status },
      {
        ...step,
        act: 'booking.showedUp',
        cause: status === 'confirmed' ? 'changed' : status,
      },
    );
  }

  /**
   * Runs `work` on a booking that the caller may see, after locking it with its series.
   * @throws DomainError NOT_FOUND, also for another customer's booking
   */
  private async onLocked(
    by: Caller,
    reference: string,
    work: (tx: Tx, locked: LockedDate) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const locked = await this.locks.lockWithSeries(tx, reference, seenBy(by));
      if (!locked) throw new DomainError('NOT_FOUND');
      await work(tx, locked);
    });
  }
}

function refuse(problem: Parameters<typeof codeRefused>[0] | null): void {
  if (problem) throw codeRefused(problem);
}
