import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Task } from '../../platform/jobs/task.decorator.ts';
import { MissedDates } from './dates/missed-dates.ts';
import { UPCOMING_DATES, UpcomingDates } from './dates/upcoming-dates.ts';

const HOUR_SECONDS = 3600;

/**
 * Scheduled job that occupies upcoming dates of academy sessions. A missed date (its pitch was
 * occupied) is tried again as soon as the pitch is freed.
 */
@Injectable()
export class AcademyTasks {
  constructor(
    private readonly dates: UpcomingDates,
    missed: MissedDates,
    jobs: Jobs,
  ) {
    missed.onFreed(() => jobs.wake(UPCOMING_DATES));
  }

  @Task(UPCOMING_DATES, HOUR_SECONDS)
  keepAhead(): Promise<unknown> {
    return this.dates.keepAhead();
  }
}
