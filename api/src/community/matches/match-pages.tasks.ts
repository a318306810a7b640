import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Task } from '../../platform/jobs/task.decorator.ts';

const HOUR_SECONDS = 3600;
const DAY_MS = 24 * HOUR_SECONDS * 1000;
/** Number of days after the end of a match for which the phone numbers of its guests are kept. */
const PHONES_KEPT_DAYS = 30;

/** Deletes personal data of guests that is no longer needed. */
@Injectable()
export class MatchPagesTasks {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  @Task('matches.phones', HOUR_SECONDS)
  async forgetPhones(): Promise<void> {
    const ended = new Date(this.clock.now().getTime() - PHONES_KEPT_DAYS * DAY_MS);
    await this.source.query(FORGET_PHONES, [ended]);
  }
}

const FORGET_PHONES = `update match_people p set phone = null, notify_locale = null from bookings b
  where b.id = p.booking_id and p.phone is not null and upper(b.period) <= $1`;
