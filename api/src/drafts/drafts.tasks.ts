import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.ts';
import { Sweeper } from '../platform/database/sweeper.ts';
import { Task } from '../platform/jobs/task.decorator.ts';
import { Occupancies } from '../slots/occupancies.ts';
import { DraftStore } from './draft-store.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Ends the holds of drafts: in a scheduled job, or when another request needs their slot. */
@Injectable()
export class DraftsTasks {
  constructor(
    private readonly sweeper: Sweeper,
    private readonly occupancies: Occupancies,
    private readonly store: DraftStore,
    private readonly clock: Clock,
  ) {
    occupancies.onLapse('draft', async (tx, holders) => {
      for (const holder of holders) await occupancies.release(tx, { kind: 'draft', holder });
    });
  }

  @Task('drafts.lapse', MINUTE_SECONDS)
  endLapsed(): Promise<unknown> {
    return this.sweeper.sweep(
      (tx, most) => tx.query<{ reference: string }[]>(LAPSED, [this.clock.now(), most]),
      (tx, { reference }) => this.occupancies.release(tx, { kind: 'draft', holder: reference }),
    );
  }

  @Task('drafts.tidy', HOUR_SECONDS)
  tidy(): Promise<unknown> {
    return this.store.tidy();
  }
}

const LAPSED = `
  select holder as reference from occupancies where kind = 'draft' and lapses_at <= $1
  order by holder limit $2 for update skip locked`;
