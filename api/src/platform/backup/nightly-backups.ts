import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { plusMinutes } from '@five/shared/time/instant';
import { Clock } from '../clock/clock.ts';
import { VenueClock } from '../clock/venue-clock.ts';
import { DATABASE_URL, SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { Task } from '../jobs/task.decorator.ts';
import { checkBackup } from './check-backup.ts';
import { BackupInProgress, makeBackup } from './make-backup.ts';
import { isDue, leftOver, newestOfNights, nightlyName, outdated } from './retention.ts';
import { backupSource } from './backup-source.ts';

const LOOK_SECONDS = 300;
const MINUTES_AFTER_FAILURE = 60;
const MOST_NAMED = 5;

/**
 * Makes one backup a night, verifies it by a trial restore, and deletes outdated backups. Other
 * work is not blocked.
 */
@Injectable()
export class NightlyBackups {
  private readonly log = new Logger(NightlyBackups.name);
  private since: string | null = null;
  private notBefore = new Date(0);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(DATABASE_URL) private readonly url: string,
    private readonly clock: Clock,
    private readonly venue: VenueClock,
  ) {}

  @Task('platform.backup', LOOK_SECONDS)
  lookForDue(): Promise<unknown> {
    return this.makeIfDue();
  }

  /**
   * Makes tonight's backup if it is due. Returns its path, or null if none was due. After a failure
   * the next attempt follows an hour later, so that a full disk is not filled again at once.
   */
  async makeIfDue(): Promise<string | null> {
    const now = this.venue.now();
    this.since ??= now;
    if (this.clock.now() < this.notBefore) return null;
    try {
      await mkdir(this.settings.backupDir, { recursive: true, mode: 0o700 });
      const names = await readdir(this.settings.backupDir);
      return isDue(now, newestOfNights(names, now), this.since)
        ? await this.make(now, names)
        : null;
    } catch (error) {
      if (error instanceof BackupInProgress) return null;
      this.notBefore = plusMinutes(this.clock.now(), MINUTES_AFTER_FAILURE);
      throw error;
    }
  }

  /**
   * Makes and verifies a backup. A backup counts as tonight's only after its trial restore has
   * succeeded.
   */
  private async make(now: string, names: string[]): Promise<string> {
    const file = this.at(nightlyName(now));
    const untried = `${file}.untried-${process.pid}`;
    for (const name of [...outdated(names), ...leftOver(names, now)])
      await rm(this.at(name), { force: true });
    try {
      const { lost } = await makeBackup(
        untried,
        backupSource(this.settings, this.url),
        this.clock.now(),
      );
      if (lost.length > 0)
        this.log.error(
          `the file store has lost ${lost.length} files: ${lost.slice(0, MOST_NAMED).join(', ')}`,
        );
      await checkBackup(untried, this.url, () => Promise.resolve([]));
      await rename(untried, file);
    } finally {
      await rm(untried, { force: true });
    }
    this.log.log(`tonight's backup is whole: ${file}`);
    return file;
  }

  private at(name: string): string {
    return path.join(this.settings.backupDir, name);
  }
}
