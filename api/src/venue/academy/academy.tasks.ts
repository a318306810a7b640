import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { MissedDates } from './dates/missed-dates.ts';
import { UPCOMING_DATES, UpcomingDates } from './dates/upcoming-dates.ts';

const HOUR_SECONDS = 3600;

/**
 * Registers the job that occupies upcoming dates of academy sessions. A missed date (its pitch was
 * occupied) is tried again as soon as the pitch is freed.
 */
@Injectable()
export class AcademyTasks {
  constructor(jobs: Jobs, dates: UpcomingDates, missed: MissedDates) {
    jobs.every(UPCOMING_DATES, HOUR_SECONDS, () => dates.keepAhead());
    missed.onFreed(() => jobs.wake(UPCOMING_DATES));
  }
}
