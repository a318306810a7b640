import { Injectable } from '@nestjs/common';
import { openingDayOf, openingPeriods } from '@five/shared/slots/opening.rules';
import { addDays, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { VenueSettings } from './venue-settings.ts';

/** Which opening day it is. */
@Injectable()
export class OpeningDayQueries {
  constructor(private readonly settings: VenueSettings, private readonly venueClock: VenueClock) {}

  /** The one that is running, after midnight still the evening's; while closed, the calendar's. */
  async current(): Promise<string> {
    return openingDayOf(this.venueClock.now(), await this.settings.current()) ?? this.venueClock.today();
  }

  /** The wall from which on what happens belongs to it: the end of the night before, or midnight. */
  async begin(): Promise<string> {
    const day = await this.current();
    const night = openingPeriods(addDays(day, -1), await this.settings.current()).at(-1)?.end ?? '';
    const midnight = wallOf(day, '00:00');
    return night > midnight ? night : midnight;
  }
}
