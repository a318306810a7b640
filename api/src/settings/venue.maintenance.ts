import { Injectable } from '@nestjs/common';
import { Maintenance } from '../platform/request-pipeline/maintenance.ts';
import { VenueSettings } from './venue-settings.ts';

/**
 * Provides the maintenance state. Maintenance is on while the settings contain a maintenance
 * notice; otherwise writes are allowed.
 */
@Injectable()
export class VenueMaintenance {
  constructor(maintenance: Maintenance, settings: VenueSettings) {
    maintenance.useSettings(async () => (await settings.current()).maintenance?.retryAfter ?? null);
  }
}
