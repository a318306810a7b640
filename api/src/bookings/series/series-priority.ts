import { Injectable } from '@nestjs/common';
import { reservedUntil } from '@five/shared/bookings/continuation.rules';
import { addDays, dateOfWall, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { BookingStore } from '../record/booking-store.ts';
import { ContinuationReservations } from './continuation-reservations.ts';
import { seriesEndingEvent, seriesMessages } from './series-messages.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';

/**
 * Manages the priority of a series' holder: the same hours of the weeks after the series stay
 * reserved for the holder until the date `keptUntil`.
 */
@Injectable()
export class SeriesPriority {
  constructor(
    private readonly store: SeriesStore,
    private readonly reservations: ContinuationReservations,
    private readonly occupancies: Occupancies,
    private readonly bookings: BookingStore,
    private readonly outbox: Outbox,
    private readonly venueClock: VenueClock,
  ) {
    occupancies.onLapse('series', (tx, holders) => this.lapseHolders(tx, holders));
  }

  /**
   * Reserves the free hours of the following weeks for the holder of a locked series. Sends the
   * continuation request: the offer to book the same hour again. If no hour could be reserved, no
   * message is sent.
   */
  async requestContinuation(tx: Tx, series: SeriesRecord, lastDate: string): Promise<void> {
    const dates = await this.bookings.lockActive(tx, series.id);
    const until = reservedUntil(lastDate, this.venueClock.today());
    const lapsesAt = until && this.venueClock.instantOf(wallOf(addDays(until, 1), '00:00'));
    const reservedDates = lapsesAt ? await this.reservations.reserve(tx, series, lapsesAt) : [];
    await this.store.markRequested(tx, series.id, reservedDates.length > 0 ? until : null);
    await this.store.note(tx, {
      actor: null,
      act: 'series.ask',
      subject: series.reference,
      changed: { dates: reservedDates.length, ...(until && { until }) },
    });
    if (!until || !reservedDates[0]) return;
    const parameters = {
      dates: reservedDates.length,
      lastDate,
      keptUntil: until,
      goesOnFrom: reservedDates[0],
    };
    await this.outbox.write(
      tx,
      seriesMessages('seriesEnding', series, dates, {
        parameters: { firstDate: dateOfWall(series.start), ...parameters },
      }),
    );
  }

  /** Releases the reserved hours that are left after the holder has continued the series. */
  async renew(tx: Tx, series: SeriesRecord): Promise<void> {
    await this.release(tx, series);
  }

  /**
   * Releases the reserved hours because the holder declines to continue the series, and writes an
   * audit entry.
   */
  async decline(tx: Tx, series: SeriesRecord, actor: string): Promise<void> {
    await this.release(tx, series);
    await this.store.note(tx, {
      actor,
      act: 'series.decline',
      subject: series.reference,
    });
  }

  /**
   * Called when the last dates of a series were cancelled; the series is then not continued. No
   * continuation request is sent afterwards, and no hours stay reserved.
   */
  async over(tx: Tx, series: SeriesRecord, actor: string): Promise<void> {
    if (series.keptUntil !== null) await this.decline(tx, series, actor);
    else if (series.askedAt === null) await this.store.markRequested(tx, series.id, null);
  }

  /**
   * Releases the reserved hours of a series after the date `keptUntil`. A repeated call has no
   * effect.
   */
  async lapse(tx: Tx, series: SeriesRecord): Promise<void> {
    if (series.keptUntil === null) return;
    await this.release(tx, series);
    await this.store.note(tx, {
      actor: null,
      act: 'series.lapse',
      subject: series.reference,
    });
  }

  private async release(tx: Tx, { id, reference }: SeriesRecord): Promise<void> {
    await this.store.releasePriority(tx, id);
    await this.outbox.withdraw(tx, seriesEndingEvent(reference));
    await this.occupancies.release(tx, { kind: 'series', holder: reference });
  }

  /**
   * Releases the reserved hours of these series. Their reservations have expired, and another
   * request needs the hours.
   */
  private async lapseHolders(tx: Tx, references: string[]): Promise<void> {
    for (const reference of references) {
      const series = await this.store.lock(tx, reference);
      if (series) await this.lapse(tx, series);
    }
  }
}
