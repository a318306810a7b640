import { Injectable } from '@nestjs/common';
import { deskDayOf, deskDayStart } from '@five/shared/slots/opening.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { VenueSettings } from './venue-settings.ts';

/** Which opening day it is. */
@Injectable()
export class OpeningDayQueries {
  constructor(private readonly settings: VenueSettings, private readonly venueClock: VenueClock) {}

  /** The one that is running, after midnight still the evening's; while closed, the calendar's. */
  async current(): Promise<string> {
    return deskDayOf(this.venueClock.now(), await this.settings.current());
  }

  /** The wall from which on what happens belongs to it: the end of the night before, or midnight. */
  async begin(): Promise<string> {
    return deskDayStart(await this.current(), await this.settings.current());
  }
}
