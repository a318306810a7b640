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

  /** For an order made now. */
  async end(): Promise<Date> {
    const { packOrderDays } = await this.settings.current();
    return plusMinutes(this.clock.now(), packOrderDays * DAY_MINUTES);
  }
}
