import { Injectable } from '@nestjs/common';
import type { CancelSeriesInput } from '@five/shared/bookings/series.contract';
import { dateOfWall } from '@five/shared/time/wall-time';
import { type Caller, isStaff, seenBy } from '../../platform/access/caller.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { BookingRecord } from '../booking-record.ts';
import { BookingStore } from '../booking-store.ts';
import { BookingCanceller } from '../booking-canceller.ts';
import { BookingTimings } from '../booking-timing.ts';
import { seriesMessages, seriesSettlementOf } from './series.mails.ts';
import { SeriesConfirmer } from './series-confirmer.ts';
import { SeriesPriority } from './series-priority.ts';
import { inOrder, type SeriesRecord } from './series-record.ts';
import { SeriesReminders } from './series-reminders.ts';
import { SeriesStore } from './series-store.ts';

/** Dates of a series that were cancelled together. */
interface CancelledDates {
  series: SeriesRecord;
  cancelled: BookingRecord[];
  reason: string | undefined;
}

/** Actions on a whole series: confirm, cancel from a date on, decline to continue. */
@Injectable()
export class SeriesChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: SeriesStore,
    private readonly bookings: BookingStore,
    private readonly confirmer: SeriesConfirmer,
    private readonly canceller: BookingCanceller,
    private readonly priority: SeriesPriority,
    private readonly reminders: SeriesReminders,
    private readonly timings: BookingTimings,
    private readonly outbox: Outbox,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Staff confirm all pending dates at once. @throws DomainError NOT_FOUND, SERIES_NOT_CONFIRMABLE
   */
  async confirm(by: Caller, reference: string): Promise<void> {
    await this.onLocked(by, reference, async (tx, series) => {
      const waiting = (await this.bookings.lockActive(tx, series.id)).filter(
        (record) => this.timings.of(record).status === 'pending',
      );
      if (waiting.length === 0) throw new DomainError('SERIES_NOT_CONFIRMABLE');
      await this.confirmer.confirmAll(tx, series.id, { actor: by.reference });
    });
  }

  /**
   * Cancels from a date on, or all upcoming dates; each by the rules of a booking. @throws
   * DomainError NOT_FOUND, SERIES_NOTHING_AHEAD, BOOKING_CANCEL_REASON_REQUIRED
   */
  async cancel(by: Caller, reference: string, { from, reason }: CancelSeriesInput): Promise<void> {
    if (isStaff(by) && !reason) throw codeRefused('BOOKING_CANCEL_REASON_REQUIRED');
    await this.onLocked(by, reference, async (tx, series) => {
      const first = from ?? this.venueClock.today();
      const ahead = (await this.bookings.lockActive(tx, series.id)).filter(
        (record) => dateOfWall(record.start) >= first && this.canceller.isAhead(record),
      );
      if (ahead.length === 0) throw new DomainError('SERIES_NOTHING_AHEAD');
      const cancelled: BookingRecord[] = [];
      for (const record of ahead)
        cancelled.push(
          await this.canceller.cancel(tx, by, record, { reason, notifyCustomer: false }),
        );
      await this.priority.over(tx, series, by.reference);
      await this.notifyCustomer(tx, by, { series, cancelled, reason });
    });
  }

  /** @throws DomainError NOT_FOUND, SERIES_NOT_KEPT */
  async decline(by: Caller, reference: string): Promise<void> {
    await this.onLocked(by, reference, async (tx, series) => {
      if (series.keptUntil === null || series.keptUntil < this.venueClock.today())
        throw new DomainError('SERIES_NOT_KEPT');
      await this.priority.decline(tx, series, by.reference);
    });
  }

  private async notifyCustomer(
    tx: Tx,
    by: Caller,
    { series, cancelled, reason }: CancelledDates,
  ): Promise<void> {
    const dates = inOrder(cancelled);
    const [first] = dates;
    await this.store.note(tx, {
      actor: by.reference,
      act: 'series.cancel',
      subject: series.reference,
      reason: reason ?? null,
      changed: { dates: dates.length, ...(first && { from: dateOfWall(first.start) }) },
    });
    await this.reminders.renew(tx, series);
    const template = isStaff(by) ? 'seriesCancelledByVenue' : 'seriesCancelled';
    await this.outbox.write(
      tx,
      seriesMessages(template, series, dates, {
        event: `:${first?.reference ?? ''}`,
        parameters: { reason: reason ?? '', ...seriesSettlementOf(dates) },
      }),
    );
  }

  /**
   * Runs `work` on a series that the caller may see, locked. @throws DomainError NOT_FOUND, also
   * for another customer's series
   */
  private async onLocked(
    by: Caller,
    reference: string,
    work: (tx: Tx, series: SeriesRecord) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const series = await this.store.lock(tx, reference, seenBy(by));
      if (!series) throw new DomainError('NOT_FOUND');
      await work(tx, series);
    });
  }
}
