import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { PgListener } from '../platform/database/pg-listener.ts';
import { SeasonRow } from './season.entity.ts';
import { rulesOf, type VenueRules } from './venue-rules.ts';
import { Venue } from './venue.entity.ts';

/**
 * The venue's settings. They are cached only while this process receives the database notifications
 * about changes.
 */
@Injectable()
export class VenueSettings implements OnApplicationBootstrap {
  private readonly log = new Logger(VenueSettings.name);
  private cache: Promise<VenueRules> | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly pgListener: PgListener,
    private readonly venueClock: VenueClock,
  ) {
    pgListener.on('version', (name) => {
      if (name === 'venue') this.refresh();
    });
    pgListener.onReset(() => this.refresh());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.current();
  }

  /** The current settings. */
  current(): Promise<VenueRules> {
    return this.cache ?? this.read();
  }

  /**
   * Drops the cached settings and reads them again, so that the venue's clock uses new time zone
   * rules at once.
   */
  private refresh(): void {
    this.cache = null;
    this.read().catch((error: unknown) =>
      this.log.warn(`settings not read: ${(error as Error).message}`),
    );
  }

  private read(): Promise<VenueRules> {
    const reading = this.load();
    // The promise is cached before the read ends, so that a notification during the read drops it.
    const isCached = this.pgListener.listening;
    if (isCached) this.cache = reading;
    reading.then(
      (rules) => {
        if (!isCached || this.cache === reading)
          this.venueClock.use({ timeZone: rules.timeZone, overrides: rules.zoneOverrides });
      },
      () => {
        if (this.cache === reading) this.cache = null;
      },
    );
    return reading;
  }

  private async load(): Promise<VenueRules> {
    const venue = await this.source.getRepository(Venue).findOneByOrFail({ id: 1 });
    const dated = await this.source
      .getRepository(SeasonRow)
      .find({ order: { fromDate: 'ASC', id: 'ASC' } });
    return rulesOf(venue, dated);
  }
}
