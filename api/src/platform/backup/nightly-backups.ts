import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { VenueClock } from '../clock/venue-clock.ts';
import { DATABASE_URL, SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { Jobs } from '../jobs/jobs.ts';
import { checkBackup } from './check-backup.ts';
import { BackupUnderWay, makeBackup } from './make-backup.ts';
import { isDue, newestOfNights, nightlyName, outdated } from './retention.ts';
import { sourceOf } from './source-of.ts';

const LOOK_SECONDS = 300;

/** Makes a backup a night, brings it back once to know that it can be, and lets old ones go. Nobody waits meanwhile. */
@Injectable()
export class NightlyBackups {
  private readonly log = new Logger(NightlyBackups.name);
  private since: string | null = null;

  constructor(jobs: Jobs, @Inject(SETTINGS) private readonly settings: Settings, @Inject(DATABASE_URL) private readonly url: string, private readonly clock: Clock, private readonly venue: VenueClock) {
    jobs.every('platform.backup', LOOK_SECONDS, () => this.makeIfDue());
  }

  /** Answers where tonight's lies; null where none was due. */
  async makeIfDue(): Promise<string | null> {
    await mkdir(this.settings.backupDir, { recursive: true, mode: 0o700 });
    const now = this.venue.now();
    this.since ??= now;
    if (!isDue(now, newestOfNights(await readdir(this.settings.backupDir)) ?? this.since)) return null;
    return this.make(path.join(this.settings.backupDir, nightlyName(now)));
  }

  /** Null where another process is at it. */
  private async make(file: string): Promise<string | null> {
    try {
      await makeBackup(file, sourceOf(this.settings, this.url), this.clock.now());
    } catch (error) {
      if (error instanceof BackupUnderWay) return null;
      throw error;
    }
    await checkBackup(file, this.url, () => Promise.resolve([]));
    for (const name of outdated(await readdir(this.settings.backupDir))) await rm(path.join(this.settings.backupDir, name));
    this.log.log(`tonight's backup is whole: ${file}`);
    return file;
  }
}
