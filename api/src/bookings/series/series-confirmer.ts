import { Injectable } from '@nestjs/common';
import { inOrder } from './series-record.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import { BookingStore } from '../record/booking-store.ts';
import { BookingTimings } from '../record/booking-timing.ts';
import { seriesMessages, seriesReminderEvent } from './series-messages.ts';
import { SeriesStore } from './series-store.ts';

/** Ends the pending state of a series: all its dates are confirmed, or all expire. */
@Injectable()
export class SeriesConfirmer {
  constructor(
    private readonly store: SeriesStore,
    private readonly bookings: BookingStore,
    private readonly transitions: BookingTransitions,
    private readonly timings: BookingTimings,
    private readonly outbox: Outbox,
  ) {}

  /** As `confirmAll`. @throws DomainError SERIES_NOT_CONFIRMABLE if no date is pending */
  async confirmPending(tx: Tx, id: number, actor: string): Promise<void> {
    const standing = await this.bookings.lockActive(tx, id);
    if (!standing.some((record) => this.isPending(record)))
      throw new DomainError('SERIES_NOT_CONFIRMABLE');
    await this.confirmAll(tx, id, { actor });
  }

  /**
   * Confirms every pending date; each date is then to be paid by its own start. Returns the number
   * of dates.
   */
  async confirmAll(
    tx: Tx,
    id: number,
    { actor, reason }: { actor: string; reason?: string | undefined },
  ): Promise<number> {
    const standing = await this.bookings.lockActive(tx, id);
    const waiting = standing.filter((record) => this.isPending(record));
    const confirmed = new Map<string, BookingRecord>();
    for (const record of waiting) {
      confirmed.set(
        record.reference,
        await this.transitions.apply(
          tx,
          record,
          { status: 'confirmed', holdExpiresAt: null },
          { actor, act: 'booking.confirm', cause: 'confirmed', reason },
        ),
      );
    }
    const series = await this.store.byId(tx, id);
    await this.store.note(tx, {
      actor,
      act: 'series.confirm',
      subject: series.reference,
      reason: reason ?? null,
      changed: { dates: standing.length },
    });
    await this.outbox.withdraw(tx, seriesReminderEvent(series.reference));
    await this.outbox.write(
      tx,
      seriesMessages(
        'seriesConfirmed',
        series,
        inOrder(standing.map((record) => confirmed.get(record.reference) ?? record)),
      ),
    );
    return waiting.length;
  }

  /**
   * Records in the audit trail that the pending dates of a series have expired, and informs the
   * holder. `dates` are the bookings that expired together.
   */
  async expired(tx: Tx, id: number, dates: BookingRecord[]): Promise<void> {
    const series = await this.store.byId(tx, id);
    await this.store.note(tx, {
      actor: null,
      act: 'series.expire',
      subject: series.reference,
      changed: { dates: dates.length },
    });
    await this.outbox.withdraw(tx, seriesReminderEvent(series.reference));
    await this.outbox.write(tx, seriesMessages('seriesExpired', series, inOrder(dates)));
  }
  private isPending(record: BookingRecord): boolean {
    return this.timings.of(record).status === 'pending';
  }
}
