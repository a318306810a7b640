import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { CachedValue } from '../../platform/database/cached-value.ts';
import { PgListener } from '../../platform/database/pg-listener.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { SessionDates } from './session-dates.ts';

const HOUR_SECONDS = 3600;
const TASK = 'academy.dates';

/** Pitches of sessions with missed dates that may become available. */
const MISSING = `select distinct pitch_id as "pitchId" from academy_sessions where exists (select
    from unnest(missed) as date where date >= $1::date)`;

/** Occupies upcoming dates of sessions, and at once a missed date whose pitch is freed. */
@Injectable()
export class AcademyTasks {
  constructor(
    jobs: Jobs,
    dates: SessionDates,
    occupancies: Occupancies,
    transactions: Transactions,
    source: DataSource,
    pgListener: PgListener,
    clock: VenueClock,
  ) {
    jobs.every(TASK, HOUR_SECONDS, () => dates.keepAhead());
    const missing = new CachedValue(pgListener, 'academy', () =>
      source.query<{ pitchId: number }[]>(MISSING, [clock.today()]),
    );
    occupancies.onFreed(async (tx, freed) => {
      const isMissed = (await missing.get()).some(({ pitchId }) => pitchId === freed.pitchId);
      if (isMissed) transactions.afterCommit(tx, () => jobs.wake(TASK));
    });
  }
}
