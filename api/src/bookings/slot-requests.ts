import type { DeskQuoteRequest } from '@five/shared/bookings/bookings.requests';
import { Injectable } from '@nestjs/common';
import type { BookingDuration } from '@five/shared/slots/slots.codes';
import { durationOf, type SlotProblem, slotProblem } from '@five/shared/bookings/bookings.rules';
import { changeProblem, lastMoveDay } from '@five/shared/bookings/moves.rules';
import { openingDayOf } from '@five/shared/slots/opening.rules';
import { addDays, dateOfWall, periodOf, type WallPeriod } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { codeRefused, fieldRefused } from '../platform/http/domain-error.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import type { VenueRules } from '../settings/venue-rules.ts';
import { PitchesQueries, type PitchRow } from '../slots/pitches.queries.ts';
import { instantOfStart } from '../slots/wall-start.ts';

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

type SlotInput = Pick<DeskQuoteRequest, 'date' | 'startTime' | 'endTime' | 'pitch'>;

/** The slot of a booking before the booking is moved. */
interface Present extends WallPeriod {
  pitch: string;
  openingDay: string;
}

/**
 * Validates the slot of a request against the booking rules. Whether the slot is free is not
 * checked here.
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
  async read({ date, startTime, endTime, pitch }: SlotInput, desk: boolean): Promise<WantedSlot> {
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
    { date, startTime, endTime, pitch }: Required<SlotInput>,
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
