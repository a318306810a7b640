import { Inject, Injectable } from '@nestjs/common';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { SETTINGS } from '../../platform/config/config.module.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { Task } from '../../platform/jobs/task.decorator.ts';
import { dueReset } from './reset-time.ts';

const LOOK_SECONDS = 15;

/**
 * Looks whether the nightly reset of the demo is due. The server then closes, so that every session
 * and socket ends, and starts again with the demo as on its first day.
 */
@Injectable()
export class NightlyReset {
  private readonly night = Promise.withResolvers<string>();
  private since: string | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly venue: VenueClock,
  ) {}

  /** Resolves with the date of the night when the reset is due; never without `DEMO_RESET`. */
  get due(): Promise<string> {
    return this.night.promise;
  }

  @Task('demo.reset', LOOK_SECONDS)
  lookForDue(): Promise<unknown> {
    const now = this.venue.now();
    this.since ??= now;
    const { demoReset } = this.settings;
    const night = demoReset === null ? null : dueReset(now, this.since, demoReset);
    if (night !== null) this.night.resolve(night);
    return Promise.resolve();
  }
}
