import { Injectable } from '@nestjs/common';
import type { DeskAheadAnswer } from '@five/shared/desk/desk.contract';
import { addDays, dateOfWall, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { OccupanciesQueries } from '../slots/occupancies.queries.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import { occupancyOf } from './day.queries.ts';

/** Tournaments are planned that far ahead; sessions of the academy are kept for less. */
const DAYS_AHEAD = 400;

/** What the venue itself has on its pitches from now on. */
@Injectable()
export class AheadQueries {
  constructor(private readonly occupancies: OccupanciesQueries, private readonly pitches: PitchesQueries, private readonly clock: VenueClock) {}

  /** Sessions of the academy and matches, the first one first. */
  async all(): Promise<DeskAheadAnswer> {
    const now = this.clock.now();
    const [rows, pitches] = await Promise.all([this.occupancies.within({ start: now, end: wallOf(addDays(dateOfWall(now), DAYS_AHEAD), '00:00') }), this.pitches.all()]);
    const own = rows.filter(({ kind, start }) => (kind === 'academy' || kind === 'match') && start > now);
    return { occupancies: own.toSorted((one, other) => (one.start < other.start ? -1 : 1)).map((row) => occupancyOf(row, pitches)) };
  }
}
