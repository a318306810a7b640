import { Injectable } from '@nestjs/common';
import { plusMinutes } from '@five/shared/time/instant';
import { DAY_MINUTES } from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import { VenueSettings } from '../settings/venue-settings.ts';

/** Computes how long an unpaid pack order stays open. */
@Injectable()
export class OrderTime {
  constructor(
    private readonly clock: Clock,
    private readonly settings: VenueSettings,
  ) {}

  /** Returns the time at which an unpaid order that is made now is cancelled. */
  async end(): Promise<Date> {
    const { packOrderDays } = await this.settings.current();
    return plusMinutes(this.clock.now(), packOrderDays * DAY_MINUTES);
  }
}
