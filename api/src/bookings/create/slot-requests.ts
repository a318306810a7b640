import type { SlotRequest } from '@five/shared/bookings/create-booking.calls';
import { Injectable } from '@nestjs/common';
import type { BookingDuration } from '@five/shared/slots/slots.codes';
import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import {
  durationOf,
  holdEnd,
  type OpenPeriod,
  type SlotProblem,
  slotProblem,
  unlessLapsed,
} from '@five/shared/bookings/bookings.rules';
import { changeProblem, lastMoveDay } from '@five/shared/bookings/moves.rules';
import { openingDayOf, openingPeriods } from '@five/shared/slots/opening.rules';
import { addDays, dateOfWall, periodOf, type WallPeriod } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { codeRefused, fieldRefused } from '../../platform/http/domain-error.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import type { VenueRules } from '../../settings/venue-rules.ts';
import { PitchesQueries, type PitchRow } from '../../slots/pitches.queries.ts';
import { instantOfStart } from '../../slots/slot-claims.ts';

/**
 * A requested slot that is valid by opening hours, current time and grid. Other bookings may
 * already occupy it.
 */
export interface WantedSlot {
  period: WallPeriod;
  minutes: BookingDuration;
  openingDay: string;
  /** Instant of the slot's start. */
  start: Date;
  /** Acceptable pitches in display order: only the requested pitch, or all active pitches. */
  pitches: PitchRow[];
  venue: VenueRules;
  /** The last opening day on which a slot may be booked. */
  lastDay: string;
}

// Number of opening days that are read: yesterday, whose hours may last past midnight, and the
// seven days from today on.
const DAYS_AHEAD = 8;

/** The slot of a booking before the booking is moved. */
interface Present extends WallPeriod {
  pitch: string;
  openingDay: string;
}

/**
 * Validates the slot of a request against the booking rules and computes the end of its hold.
 * Whether the slot is free is not checked here.
 */
@Injectable()
export class SlotRequests {
  constructor(
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Validates the slot of a new booking; `desk` is true if staff request it.
   * @throws DomainError with the code of the first violated rule, on its field
   */
  async read({ date, startTime, endTime, pitch }: SlotRequest, desk: boolean): Promise<WantedSlot> {
    const venue = await this.settings.current();
    const period = periodOf(date, startTime, endTime);
    const minutes = durationOf(period);
    const start = instantOfStart(this.venueClock, period.start);
    this.refuse(slotProblem(period, rulesOf(venue), this.venueClock.now(), desk), venue);
    if (minutes === null) throw new Error('a period without a duration passed the rules');
    const openingDay = openingDayOf(period.start, venue) ?? dateOfWall(period.start);
    return {
      period,
      minutes,
      openingDay,
      start,
      pitches: await this.candidates(pitch),
      venue,
      lastDay: addDays(this.venueClock.today(), venue.horizonDays),
    };
  }

  /**
   * Validates the slot of a move. Rules for new bookings apply only to the parts of the slot that
   * change.
   * @param from the slot of the booking before the move
   * @param begins the start of `from` as an instant
   */
  async readMove(
    { date, startTime, endTime, pitch }: Required<SlotRequest>,
    from: Present,
    begins: Date,
  ): Promise<WantedSlot> {
    const [venue, now] = [await this.settings.current(), this.venueClock.now()];
    const period = periodOf(date, startTime, endTime);
    const isSameStart = period.start === from.start;
    const start = isSameStart ? begins : instantOfStart(this.venueClock, period.start);
    this.refuse(changeProblem({ from, to: period }, rulesOf(venue), now), venue);
    const minutes = durationOf(period);
    if (minutes === null) throw new Error('a period without a duration passed the rules');
    const openingDay = isSameStart
      ? from.openingDay
      : (openingDayOf(period.start, venue) ?? dateOfWall(period.start));
    const pitches = await this.candidates(pitch, from.pitch);
    return {
      period,
      minutes,
      openingDay,
      start,
      pitches,
      venue,
      lastDay: lastMoveDay(from, rulesOf(venue), now),
    };
  }

  /**
   * Converts a slot of a plan to a valid slot. The slot is not validated again, because the plan
   * was computed from the opening hours.
   * @returns null if the pitch or the time of the slot no longer exists
   */
  async planned(slot: AlternativeSlot): Promise<WantedSlot | null> {
    const period = periodOf(slot.date, slot.startTime, slot.endTime);
    const [venue, pitch, minutes, start] = [
      await this.settings.current(),
      await this.pitches.byCode(slot.pitch),
      durationOf(period),
      this.venueClock.instantOf(period.start),
    ];
    if (!pitch || minutes === null || start === null) return null;
    const { openingDay } = slot;
    const lastDay = addDays(this.venueClock.today(), venue.horizonDays);
    return { period, minutes, openingDay, start, pitches: [pitch], venue, lastDay };
  }

  /** The end of the hold of a new booking; null if the hold would end at once. */
  holdEnd(slot: WantedSlot, now: Date): Date | null {
    const { start, venue } = slot;
    const { holdMinutes, holdsWhileOpenOnly } = venue;
    const open = holdsWhileOpenOnly ? { open: this.openFromNow(venue) } : {};
    return unlessLapsed(holdEnd({ now, start, holdMinutes, ...open }), now);
  }

  /**
   * The desk's opening hours as instants, from yesterday's opening day on, because yesterday's
   * opening hours may last past midnight.
   */
  private openFromNow(venue: VenueRules): OpenPeriod[] {
    const yesterday = addDays(this.venueClock.today(), -1);
    const periods = Array.from({ length: DAYS_AHEAD }, (_, day) =>
      openingPeriods(addDays(yesterday, day), venue),
    ).flat();
    return periods.flatMap((period) => {
      const [start, end] = [
        this.venueClock.instantOf(period.start),
        this.venueClock.instantOf(period.end),
      ];
      return start && end ? [{ start, end }] : [];
    });
  }

  private refuse(problem: SlotProblem | null, { slotMinutes, horizonDays }: VenueRules): void {
    if (problem)
      throw codeRefused(problem, {
        parameters: { slotMinutes, horizonDays, minutes: slotMinutes, days: horizonDays },
      });
  }

  /**
   * The acceptable pitches of a request.
   * @param currentPitch the booking's current pitch, which it may keep while the pitch is inactive
   */
  private async candidates(code: string | undefined, currentPitch?: string): Promise<PitchRow[]> {
    if (code === undefined) return this.pitches.active();
    const pitch = await this.pitches.byCode(code);
    if (!pitch) throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitch');
    if (!pitch.active && code !== currentPitch)
      throw fieldRefused('BOOKING_PITCH_INACTIVE', 'pitch');
    return [pitch];
  }
}

const rulesOf = (venue: VenueRules) => ({
  opening: venue,
  slotMinutes: venue.slotMinutes,
  horizonDays: venue.horizonDays,
});
