import type { DeskSeriesPlanRequest } from '@five/shared/bookings/series/series.requests';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { durationOf } from '@five/shared/bookings/bookings.rules';
import { SERIES_HORIZON_DAYS } from '@five/shared/bookings/series/series.codes';
import type { SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import {
  openingDaysOf,
  planDates,
  planText,
  slotsOf,
  sumOfPlan,
} from '@five/shared/bookings/series/series.rules';
import { periodOfSlot } from '@five/shared/bookings/series/series-date.rules';
import type { Occupied } from '@five/shared/slots/slots.rules';
import { missingHours } from '@five/shared/subscriptions/pack-spread.rules';
import { addDays, periodOf, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, fieldRefused } from '../../platform/http/domain-error.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import type { VenueRules } from '../../settings/venue-rules.ts';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import { PitchesQueries, type PitchRow } from '../../slots/pitches.queries.ts';
import { SlotPrices } from '../../slots/slot-prices.ts';
import { SubscriptionsQueries } from '../../subscriptions/subscriptions.queries.ts';
import { hoursFor } from '../record/booking-record.ts';

/** The customer and tariff for which a series is planned. */
export interface PlanFor {
  /** Key of the customer; null for a caller without a customer record. */
  customerId: number | null;
  /** Key of the tariff; null for the standard tariff. */
  tariffId: number | null;
}

/**
 * The plan differs from the plan that was previewed. The error is thrown inside the transaction;
 * the caller responds with the new plan.
 */
export class SeriesPlanChanged extends Error {
  constructor() {
    super('series changed');
  }
}

/**
 * Plans a series from the current occupancies; with a transaction, from the data that the
 * transaction sees.
 */
@Injectable()
export class SeriesPlans {
  constructor(
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
    private readonly occupancies: OccupanciesQueries,
    private readonly prices: SlotPrices,
    private readonly packs: SubscriptionsQueries,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * The plan of a series.
   * @throws DomainError BOOKING_DURATION, BOOKING_PITCH_UNKNOWN, BOOKING_PITCH_INACTIVE
   */
  async of(
    input: DeskSeriesPlanRequest,
    { customerId, tariffId }: PlanFor,
    tx?: Tx,
  ): Promise<SeriesPlanAnswer> {
    if (durationOf(periodOf(input.date, input.startTime, input.endTime)) === null)
      throw codeRefused('BOOKING_DURATION');
    const [venue, pitches, priceOf] = await Promise.all([
      this.settings.current(),
      this.candidates(input.pitch),
      this.prices.of(tariffId),
    ]);
    const dates = planDates(input, {
      rules: venue,
      slotMinutes: venue.slotMinutes,
      horizonDays: Math.max(venue.horizonDays, SERIES_HORIZON_DAYS),
      firstWithinDays: venue.horizonDays,
      now: this.venueClock.now(),
      priceOf,
      pitches: pitches.map(({ code }) => ({ code, name: code })),
      occupied: await this.occupied(input, venue, tx),
      exists: (wall) => this.venueClock.instantOf(wall) !== null,
      continues: input.continues,
    });
    const matches = slotsOf(dates).map((slot) => hoursFor({ period: periodOfSlot(slot) }));
    const missing =
      customerId === null ? null : missingHours(await this.packs.usable(customerId, tx), matches);
    return {
      ...sumOfPlan(dates),
      missingHours: missing,
      hash: createHash('sha256').update(planText(dates)).digest('base64url'),
    };
  }

  /**
   * Opening days and pitches that a series may use. They are locked before booking, and moves of
   * bookings use the same lock.
   */
  async touched(input: DeskSeriesPlanRequest): Promise<{ pitchId: number; day: string }[]> {
    const [venue, pitches] = await Promise.all([this.settings.current(), this.pitches.active()]);
    return openingDaysOf(input, venue).flatMap((day) =>
      pitches.map(({ id }) => ({ pitchId: id, day })),
    );
  }

  /**
   * The pitches of a plan: all active ones, because another pitch may be free if the requested
   * pitch is taken on a date.
   */
  private async candidates(code: string | undefined): Promise<PitchRow[]> {
    const pitch = code === undefined ? null : await this.pitches.byCode(code);
    if (pitch === undefined) throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitch');
    if (pitch && !pitch.active) throw fieldRefused('BOOKING_PITCH_INACTIVE', 'pitch');
    return this.pitches.active();
  }

  /**
   * Reads the pitch occupancies from 00:00 of each opening day of the plan to 00:00 two days later.
   * Bookings of an opening day can last past midnight.
   */
  private async occupied(
    input: DeskSeriesPlanRequest,
    venue: VenueRules,
    tx: Tx | undefined,
  ): Promise<Occupied[]> {
    const days = openingDaysOf(input, venue).map((day) => ({
      start: wallOf(day, '00:00'),
      end: wallOf(addDays(day, 2), '00:00'),
    }));
    const codes = new Map((await this.pitches.all()).map(({ id, code }) => [id, code]));
    const rows = await this.occupancies.among(days, tx);
    return rows.map(({ pitchId, kind, holder, start, end }) => ({
      pitch: codes.get(pitchId) ?? '',
      kind,
      reference: holder,
      start,
      end,
    }));
  }
}
