import { Injectable } from '@nestjs/common';
import { Maintenance } from '../platform/access/maintenance.ts';
import { VenueSettings } from './venue-settings.ts';

/** Maintenance is on while a notice is set; without one, writes are allowed again. */
@Injectable()
export class VenueMaintenance {
  constructor(maintenance: Maintenance, settings: VenueSettings) {
    maintenance.useSettings(async () => (await settings.current()).maintenance?.retryAfter ?? null);
  }
}
