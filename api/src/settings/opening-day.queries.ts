import { Injectable } from '@nestjs/common';
import { deskDayOf, deskDayStart } from '@five/shared/slots/opening.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { VenueSettings } from './venue-settings.ts';

/** Determines the opening day. */
@Injectable()
export class OpeningDayQueries {
  constructor(
    private readonly settings: VenueSettings,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * The current opening day, which lasts past midnight; the calendar date while the venue is
   * closed.
   */
  async current(): Promise<string> {
    return deskDayOf(this.venueClock.now(), await this.settings.current());
  }

  /**
   * Wall time at which the current opening day begins: the end of the night before, or midnight.
   */
  async begin(): Promise<string> {
    return deskDayStart(await this.current(), await this.settings.current());
  }
}
