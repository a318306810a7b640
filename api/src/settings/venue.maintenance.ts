import { Injectable } from '@nestjs/common';
import { Maintenance } from '../platform/access/maintenance.ts';
import { VenueSettings } from './venue-settings.ts';

/** A notice among the settings is the maintenance itself: taking it down lets everybody write again. */
@Injectable()
export class VenueMaintenance {
  constructor(maintenance: Maintenance, settings: VenueSettings) {
    maintenance.goBy(async () => (await settings.current()).maintenance?.retryAfter ?? null);
  }
}
