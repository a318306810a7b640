import { Injectable } from '@nestjs/common';
import { type Locale, textOf } from '@five/shared/locales/locale';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { availabilityOf, type DayInput } from '@five/shared/slots/slots.rules';
import { addDays, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { CachedResponse } from '../platform/http/cached-response.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { pageOf } from './availability-list.ts';
import type { OccupiedRow } from './occupancies.queries.ts';
import { OccupiedPeriods } from './occupied-periods.ts';
import { PitchesQueries } from './pitches.queries.ts';
import { SlotPrices } from './slot-prices.ts';

export interface AvailabilityRequest {
  /** The first requested opening day. */
  date: string;
  days: number;
  /** The caller's tariff; null: the standard tariff. */
  tariffId: number | null;
  /** Whether the caller is staff. Staff see the holder of an occupied slot. */
  desk: boolean;
  locale: Locale;
  /**
   * Reference of a holder, such as a booking that is being moved. Its occupancies count as free.
   */
  without?: string;
}

const MAX_CACHED = 300;

interface CachedDays {
  /**
   * Settings, pitches, prices and occupancies from which the days were computed. The entry is valid
   * while they are the same objects.
   */
  from: readonly object[];
  days: AvailabilityDay[];
  /** The serialized response, computed on first use. */
  sent?: CachedResponse;
}

/** Reads free slots with prices. One statement serves any number of days. */
@Injectable()
export class AvailabilityQueries {
  private readonly cache = new Map<string, CachedDays>();

  constructor(
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
    private readonly occupiedPeriods: OccupiedPeriods,
    private readonly prices: SlotPrices,
    private readonly venueClock: VenueClock,
  ) {}

  async days(request: AvailabilityRequest): Promise<AvailabilityDay[]> {
    return (await this.grid(request)).days;
  }

  /** Returns the availability of the days as a serialized, cached response. */
  async sent(request: AvailabilityRequest): Promise<CachedResponse> {
    const grid = await this.grid(request);
    return (grid.sent ??= new CachedResponse(grid.days, pageOf(grid.days).contentRange()));
  }

  private async grid(request: AvailabilityRequest): Promise<CachedDays> {
    const now = this.venueClock.now();
    const [rules, pitches, priceOf, rows] = await Promise.all([
      this.settings.current(),
      this.pitches.all(),
      this.prices.of(request.tariffId),
      this.occupied(request),
    ]);
    return this.unlessCached(keyOf(request, now), [rules, pitches, priceOf, rows], () => {
      const codes = new Map(pitches.map(({ id, code }) => [id, code]));
      const occupied = rows
        .filter(({ holder }) => holder !== request.without)
        .map(({ pitchId, kind, holder, start, end, lapsesAt }) => ({
          pitch: codes.get(pitchId) ?? '',
          kind,
          reference: holder,
          heldUntil: lapsesAt?.toISOString() ?? null,
          start,
          end,
        }));
      const shown = pitches
        .filter(({ active }) => active)
        .map(({ code, name }) => ({ code, name: textOf(name, request.locale) }));
      return this.compute(request, {
        rules,
        slotMinutes: rules.slotMinutes,
        pitches: shown,
        occupied,
        now,
        priceOf,
        desk: request.desk,
      });
    });
  }

  private compute(
    { date, days }: AvailabilityRequest,
    input: Omit<DayInput, 'date'>,
  ): AvailabilityDay[] {
    return Array.from({ length: days }, (_, day) =>
      availabilityOf({ ...input, date: addDays(date, day) }),
    );
  }

  /**
   * Reads the occupancies from 00:00 on the first opening day to the end of the day that follows
   * the last opening day. The following day is included, because the last opening day continues
   * after midnight.
   */
  private occupied({ date, days }: AvailabilityRequest): Promise<readonly OccupiedRow[]> {
    return this.occupiedPeriods.of({
      start: wallOf(date, '00:00'),
      end: wallOf(addDays(date, days + 1), '00:00'),
    });
  }

  /**
   * Returns the cached days, or computes and caches them.
   * @param key the query and the current minute; they must match exactly
   * @param from the settings, pitches, prices and occupancies; they must be the same objects
   */
  private unlessCached(
    key: string,
    from: readonly object[],
    compute: () => AvailabilityDay[],
  ): CachedDays {
    const cached = this.cache.get(key);
    if (cached && cached.from.every((source, index) => source === from[index])) return cached;
    if (this.cache.size >= MAX_CACHED) this.cache.clear();
    const fresh = { from, days: compute() };
    this.cache.set(key, fresh);
    return fresh;
  }
}

const keyOf = (
  { date, days, tariffId, desk, locale, without }: AvailabilityRequest,
  now: string,
): string => `${date} ${days} ${tariffId ?? ''} ${desk} ${locale} ${without ?? ''} ${now}`;
