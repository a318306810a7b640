import { Injectable } from '@nestjs/common';
import { deskDayOf, deskDayStart } from '@five/shared/slots/opening.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { VenueSettings } from './venue-settings.ts';

/**
 * Determines the current opening day, which is the date on which the venue's opening hours began.
 */
@Injectable()
export class OpeningDayQueries {
  constructor(
    private readonly settings: VenueSettings,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Returns the current opening day, which continues past midnight. While the venue is closed, the
   * result is the calendar date.
   */
  async current(): Promise<string> {
    return deskDayOf(this.venueClock.now(), await this.settings.current());
  }

  /**
   * Returns the wall time at which the current opening day begins. It is the end of the previous
   * day's opening hours if that is after midnight, otherwise midnight.
   */
  async begin(): Promise<string> {
    return deskDayStart(await this.current(), await this.settings.current());
  }
}
