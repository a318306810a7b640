import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { SessionDates } from '../session-dates.ts';

/** Name of the job that occupies the upcoming dates of academy sessions. */
export const UPCOMING_DATES = 'academy.dates';

/**
 * Keeps the pitches of all academy sessions occupied on all dates on which customers can book, and
 * for some days beyond.
 */
@Injectable()
export class UpcomingDates {
  constructor(
    private readonly source: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: VenueClock,
    private readonly dates: SessionDates,
  ) {}

  /**
   * Occupies the upcoming dates of all sessions whose season is not over, in one transaction per
   * session.
   */
  async keepAhead(): Promise<void> {
    const sessions = await this.source.query<{ reference: string }[]>(
      `select s.reference from academy_sessions s join academy_seasons e on e.id = s.season_id
        where e.to_date >= $1 order by s.id`,
      [this.clock.today()],
    );
    for (const { reference } of sessions)
      await this.transactions.run((tx) => this.dates.settle(tx, [reference]));
  }
}
