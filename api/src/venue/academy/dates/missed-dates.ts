import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import { CachedValue } from '../../../platform/database/cached-value.ts';
import { PgListener } from '../../../platform/database/pg-listener.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { Occupancies } from '../../../slots/occupancies.ts';
import { selectOf } from '../../../platform/rows/columns.ts';
import { AcademySession } from '../academy-session.entity.ts';

/**
 * Selects the pitches of sessions that have missed dates (dates without a pitch) from today on; $1
 * is today.
 */
const MISSING = `
  select distinct ${selectOf(AcademySession, 's', ['pitchId'])} from academy_sessions s
    where exists (select from unnest(s.missed) as date where date >= $1::date)`;

/**
 * The pitches on which academy sessions have missed dates (dates on which the pitch was occupied).
 */
@Injectable()
export class MissedDates {
  private readonly missing: CachedValue<{ pitchId: number }[]>;

  constructor(
    private readonly occupancies: Occupancies,
    private readonly transactions: Transactions,
    source: DataSource,
    pgListener: PgListener,
    clock: VenueClock,
  ) {
    this.missing = new CachedValue(pgListener, 'academy', () =>
      source.query<{ pitchId: number }[]>(MISSING, [clock.today()]),
    );
  }

  /**
   * Registers `listener`, which is called after a commit that frees time on a pitch with missed
   * dates.
   */
  onFreed(listener: () => void): void {
    this.occupancies.onFreed(async (tx, freed) => {
      const isMissed = (await this.missing.get()).some(({ pitchId }) => pitchId === freed.pitchId);
      if (isMissed) this.transactions.afterCommit(tx, listener);
    });
  }
}
