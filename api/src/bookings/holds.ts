import { Injectable } from '@nestjs/common';
import { holdEnd, type OpenPeriod } from '@five/shared/bookings/holds.rules';
import { openingPeriods } from '@five/shared/slots/opening.rules';
import { addDays } from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { VenueRules } from '../settings/venue-rules.ts';

// Number of opening days that are read: yesterday, whose hours may last past midnight, and the
// seven days from today on.
const DAYS_AHEAD = 8;

/** Computes the end of the hold of a new booking. */
@Injectable()
export class Holds {
  constructor(
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  endFor({ start, venue }: { start: Date; venue: VenueRules }, now = this.clock.now()): Date {
    const { holdMinutes, holdsWhileOpenOnly } = venue;
    return holdEnd({
      now,
      start,
      holdMinutes,
      ...(holdsWhileOpenOnly && { open: this.openFromNow(venue) }),
    });
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
}
