import type { DeskSeriesPlanRequest } from '@five/shared/bookings/series/series.requests';
import { Injectable } from '@nestjs/common';
import { nextDates } from '@five/shared/bookings/continuation.rules';
import { slotsOf } from '@five/shared/bookings/series/series.rules';
import { periodOfSlot } from '@five/shared/bookings/series/series-date.rules';
import { dateOfWall, dayOf, timeOfWall } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { SeriesPlans } from './series-plans.ts';
import type { SeriesRecord } from './series-record.ts';

/** Reserves the free hours of the weeks after a series for its holder. */
@Injectable()
export class ContinuationReservations {
  constructor(
    private readonly plans: SeriesPlans,
    private readonly occupancies: Occupancies,
    private readonly pitches: PitchesQueries,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Reserves the hours of the following weeks and returns the dates that could be reserved. A
   * customer without a login gets none, because such a customer cannot respond.
   */
  async reserve(tx: Tx, series: SeriesRecord, lapsesAt: Date): Promise<string[]> {
    const wish =
      series.user !== null && (await this.isOpen(series.pitch)) ? this.wishOf(series) : null;
    if (!wish) return [];
    const touched = (await this.plans.touched(wish)).map(({ pitchId, day }) => ({
      pitchId,
      day: dayOf(day),
    }));
    await this.occupancies.lockDays(tx, touched);
    const plan = await this.plans.of(wish, { customerId: null, tariffId: series.tariffId }, tx);
    const reservedDates: string[] = [];
    for (const slot of slotsOf(plan.dates)) {
      const pitch = await this.pitches.byCode(slot.pitch);
      const claim = {
        pitchIds: pitch ? [pitch.id] : [],
        period: periodOfSlot(slot),
        kind: 'series' as const,
        holder: series.reference,
        lapsesAt,
      };
      if ((await this.occupancies.occupy(tx, claim)) !== null) reservedDates.push(slot.date);
    }
    return reservedDates;
  }

  /** Whether the series' pitch is active; always true for a series on any pitch. */
  private async isOpen(code: string | null): Promise<boolean> {
    return code === null || ((await this.pitches.byCode(code))?.active ?? false);
  }

  /**
   * A plan for the same number of weeks after the series; null if none of these weeks can be
   * planned yet.
   */
  private wishOf({ start, end, weeks, pitch }: SeriesRecord): DeskSeriesPlanRequest | null {
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
