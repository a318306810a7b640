import { Injectable } from '@nestjs/common';
import type { BookingDuration } from '@five/shared/bookings/bookings.codes';
import type { QuoteInput } from '@five/shared/bookings/bookings.contract';
import { durationOf, slotProblem } from '@five/shared/bookings/bookings.rules';
import { openingDayOf } from '@five/shared/slots/opening.rules';
import { dateOfWall, periodOf, type WallPeriod } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { codeRefused, fieldRefused } from '../platform/http/domain-error.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import type { VenueRules } from '../settings/venue-rules.ts';
import { PitchesQueries, type PitchRow } from '../slots/pitches.queries.ts';

/** A slot that may be booked as far as calendar, clock and grid go. */
export interface WantedSlot {
  period: WallPeriod;
  minutes: BookingDuration;
  openingDay: string;
  /** The instant of the start. */
  start: Date;
  /** The pitches that would do, in display order: the one that was named, or all that are open. */
  pitches: PitchRow[];
  venue: VenueRules;
}

type SlotInput = Pick<QuoteInput, 'date' | 'startTime' | 'endTime' | 'pitch'>;

/** Reads the slot that a request names and holds it against the rules; what is free is not asked here. */
@Injectable()
export class SlotRequests {
  constructor(
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
    private readonly venueClock: VenueClock,
  ) {}

  /** @throws DomainError with the code of the first rule that is broken, on its field */
  async read({ date, startTime, endTime, pitch }: SlotInput, desk: boolean): Promise<WantedSlot> {
    const venue = await this.settings.current();
    const period = periodOf(date, startTime, endTime);
    const minutes = durationOf(period);
    const start = this.venueClock.instantOf(period.start);
    if (start === null) throw codeRefused('BOOKING_TIME_SKIPPED');
    this.refuseProblem(period, venue, desk);
    if (minutes === null) throw new Error('a period without a duration passed the rules');
    const openingDay = openingDayOf(period.start, venue) ?? dateOfWall(period.start);
    return { period, minutes, openingDay, start, pitches: await this.candidates(pitch), venue };
  }

  private refuseProblem(period: WallPeriod, venue: VenueRules, desk: boolean): void {
    const { slotMinutes, horizonDays } = venue;
    const problem = slotProblem(period, { opening: venue, slotMinutes, horizonDays }, this.venueClock.now(), desk);
    if (problem) throw codeRefused(problem, { parameters: { slotMinutes, horizonDays, minutes: slotMinutes, days: horizonDays } });
  }

  private async candidates(code: string | undefined): Promise<PitchRow[]> {
    if (code === undefined) return this.pitches.active();
    const pitch = await this.pitches.byCode(code);
    if (!pitch) throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitch');
    if (!pitch.active) throw fieldRefused('BOOKING_PITCH_INACTIVE', 'pitch');
    return [pitch];
  }
}
