import { Injectable } from '@nestjs/common';
import { openingDayOf } from '@five/shared/slots/opening.rules';
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
}
