import { Injectable } from '@nestjs/common';
import { reservedUntil, nextDates } from '@five/shared/bookings/continuation.rules';
import type { SeriesPlanInput } from '@five/shared/bookings/series.contract';
import { slotsOf } from '@five/shared/bookings/series.rules';
import { periodOfSlot } from '@five/shared/bookings/series/series-date.rules';
import { addDays, dateOfWall, dayOf, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { BookingStore } from '../booking-store.ts';
import { seriesEndingEvent, seriesMessages } from './series.mails.ts';
import { SeriesPlans } from './series-plans.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';

/** Reserves the same hour of the weeks after a series for its holder until a set date. */
@Injectable()
export class SeriesPriority {
  constructor(
    private readonly store: SeriesStore,
    private readonly plans: SeriesPlans,
    private readonly occupancies: Occupancies,
    private readonly pitches: PitchesQueries,
    private readonly bookings: BookingStore,
    private readonly outbox: Outbox,
    private readonly venueClock: VenueClock,
  ) {
    occupancies.onLapse('series', (tx, holders) => this.lapseHolders(tx, holders));
  }

  /**
   * Sends the continuation request to the holder of a locked series, and reserves the free hours of
   * the following weeks.
   */
  async ask(tx: Tx, series: SeriesRecord, lastDate: string): Promise<void> {
    const dates = await this.bookings.lockActive(tx, series.id);
    const until = reservedUntil(lastDate, this.venueClock.today());
    const lapsesAt = until && this.venueClock.instantOf(wallOf(addDays(until, 1), '00:00'));
    const kept = lapsesAt ? await this.keep(tx, series, lapsesAt) : [];
    await this.store.asked(tx, series.id, kept.length > 0 ? until : null);
    await this.store.note(tx, {
      actor: null,
      act: 'series.ask',
      subject: series.reference,
      changed: { dates: kept.length, ...(until && { until }) },
    });
    if (!until || !kept[0]) return;
    const parameters = { dates: kept.length, lastDate, keptUntil: until, goesOnFrom: kept[0] };
    await this.outbox.write(
      tx,
      seriesMessages('seriesEnding', series, dates, {
        parameters: { firstDate: dateOfWall(series.start), ...parameters },
      }),
    );
  }

  /** The holder continues: the remaining reserved hours are released. */
  async renew(tx: Tx, series: SeriesRecord): Promise<void> {
    await this.release(tx, series);
  }

  /** The holder declines. */
  async decline(tx: Tx, series: SeriesRecord, actor: string): Promise<void> {
    await this.release(tx, series);
    await this.store.note(tx, {
      actor,
      act: 'series.decline',
      subject: series.reference,
    });
  }

  /**
   * A holder who cancelled the last dates does not continue: no request is sent, and nothing stays
   * reserved.
   */
  async over(tx: Tx, series: SeriesRecord, actor: string): Promise<void> {
    if (series.keptUntil !== null) await this.decline(tx, series, actor);
    else if (series.askedAt === null) await this.store.asked(tx, series.id, null);
  }

  /** Releases the reserved hours after the set date; idempotent. */
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

  /** Releases reservations past their date whose hours are requested. */
  private async lapseHolders(tx: Tx, references: string[]): Promise<void> {
    for (const reference of references) {
      const series = await this.store.lock(tx, reference);
      if (series) await this.lapse(tx, series);
    }
  }

  /**
   * Returns the dates that could be reserved; none for a customer without a login, who cannot
   * respond.
   */
  private async keep(tx: Tx, series: SeriesRecord, lapsesAt: Date): Promise<string[]> {
    const wish =
      series.user !== null && (await this.isOpen(series.pitch)) ? this.wishOf(series) : null;
    if (!wish) return [];
    const touched = (await this.plans.touched(wish)).map(({ pitchId, day }) => ({
      pitchId,
      day: dayOf(day),
    }));
    await this.occupancies.lockDays(tx, touched);
    const plan = await this.plans.of(wish, { customerId: null, tariffId: series.tariffId }, tx);
    const kept: string[] = [];
    for (const slot of slotsOf(plan.dates)) {
      const pitch = await this.pitches.byCode(slot.pitch);
      const claim = {
        pitchIds: pitch ? [pitch.id] : [],
        period: periodOfSlot(slot),
        kind: 'series' as const,
        holder: series.reference,
        lapsesAt,
      };
      if ((await this.occupancies.occupy(tx, claim)) !== null) kept.push(slot.date);
    }
    return kept;
  }

  /** Whether the requested pitch is active; true for any pitch. */
  private async isOpen(code: string | null): Promise<boolean> {
    return code === null || ((await this.pitches.byCode(code))?.active ?? false);
  }

  /** The same number of weeks again; null if none of them can be planned yet. */
  private wishOf({ start, end, weeks, pitch }: SeriesRecord): SeriesPlanInput | null {
    const dates = nextDates({ firstDate: dateOfWall(start), weeks }, this.venueClock.today());
    const [date] = dates;
    return date === undefined
      ? null
      : {
          date,
          startTime: timeOfWall(start),
          endTime: timeOfWall(end),
          weeks: dates.length,
          ...(pitch !== null && { pitch }),
        };
  }
}
