import { Injectable } from '@nestjs/common';
import { durationOf, slotProblem } from '@five/shared/bookings/bookings.rules';
import type { WallPeriod } from '@five/shared/time/wall-time';
import { type FreedPeriod, reachOf } from '@five/shared/waiting/waiting.rules';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import type { PitchPeriod } from '../../slots/slot-claims.ts';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import { PitchesQueries, type PitchRow } from '../../slots/pitches.queries.ts';
import { SlotPrices } from '../../slots/slot-prices.ts';
import type { WaitingRecord } from './waiting-record.ts';
import { type BusyPeriod, WaitingPeriods } from './waiting-periods.ts';

/**
 * A pitch on which time became free, and a function that checks whether a customer may get a
 * period. The function refuses hours at which the customer already plays, and hours of an earlier
 * offer that the customer did not take.
 */
export interface FreedSlots extends FreedPeriod {
  row: PitchRow;
  bookable: (entry: WaitingRecord, period: WallPeriod) => boolean;
}

/** SQL condition that a waiting list entry waits for the slot of the occupancy `o`. */
const AWAITED = `exists (select from waiting_entries w where w.status = 'waiting'
    and w.reach && o.period and (w.pitch_id is null or w.pitch_id = o.pitch_id))`;

/**
 * Finds the slots around a freed period that can be offered to waiting customers, by the rules of a
 * booking.
 */
@Injectable()
export class FreedSlotFinder {
  constructor(
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
    private readonly occupancies: OccupanciesQueries,
    private readonly prices: SlotPrices,
    private readonly periods: WaitingPeriods,
    private readonly venueClock: VenueClock,
  ) {
    occupancies.keepLapsedIf(AWAITED);
  }

  /** Returns the slots around a freed period that can be offered; null for an inactive pitch. */
  async around(
    tx: Tx,
    { pitchId, period }: PitchPeriod,
    line: readonly WaitingRecord[],
  ): Promise<FreedSlots | null> {
    const [row, venue] = [
      (await this.pitches.active()).find(({ id }) => id === pitchId),
      await this.settings.current(),
    ];
    if (!row) return null;
    const span = spanOf([period, ...line.map(reachOf)], period);
    const tariffs = await this.tariffsOf(line);
    const [rules, now] = [
      { opening: venue, slotMinutes: venue.slotMinutes, horizonDays: venue.horizonDays },
      this.venueClock.now(),
    ];
    const busy = await this.periods.busy(
      tx,
      line.map(({ customerId }) => customerId),
      pitchId,
      span,
    );
    const bookable = ({ tariffId, customerId }: WaitingRecord, one: WallPeriod): boolean => {
      if (isBusy(busy, customerId, one)) return false;
      const minutes = durationOf(one);
      if (
        minutes === null ||
        slotProblem(one, rules, now) !== null ||
        this.venueClock.instantOf(one.start) === null
      )
        return false;
      return (tariffs.get(tariffId)?.(row.code, one.start, minutes) ?? null) !== null;
    };
    return {
      row,
      pitch: row.code,
      freed: period,
      taken: await this.occupancies.on(tx, pitchId, span),
      bookable,
    };
  }

  /**
   * Returns, by the id of each tariff of the waiting customers, a function that computes the price
   * of a slot.
   */
  private async tariffsOf(
    line: readonly WaitingRecord[],
  ): Promise<Map<number, Awaited<ReturnType<SlotPrices['of']>>>> {
    return new Map(
      await Promise.all(
        [...new Set(line.map(({ tariffId }) => tariffId))].map(
          async (id) => [id, await this.prices.of(id)] as const,
        ),
      ),
    );
  }

  /**
   * Requested periods of waiting-list entries that are free on an acceptable pitch. They include
   * periods that no booking released, for example because opening hours changed or a pitch is back
   * in service.
   * @param most maximum number of periods
   */
  free(most: number): Promise<(WallPeriod & { pitchId: number })[]> {
    return this.periods.free(most);
  }

  async isFree(tx: Tx, { pitchId, period }: PitchPeriod): Promise<boolean> {
    return (await this.occupancies.on(tx, pitchId, period)).length === 0;
  }
}

/** The smallest period that includes the second argument and all of `periods`. */
const spanOf = (periods: readonly WallPeriod[], { start, end }: WallPeriod): WallPeriod => ({
  start: periods.reduce((least, one) => (one.start < least ? one.start : least), start),
  end: periods.reduce((most, one) => (one.end > most ? one.end : most), end),
});

const isBusy = (busy: readonly BusyPeriod[], customerId: number, { start, end }: WallPeriod) =>
  busy.some((match) => match.customerId === customerId && match.start < end && start < match.end);
