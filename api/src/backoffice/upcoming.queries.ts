import { Injectable } from '@nestjs/common';
import type { DeskAheadAnswer } from '@five/shared/desk/desk.contract';
import type { Locale } from '@five/shared/locales/locale';
import { addDays, dateOfWall, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { OccupanciesQueries } from '../slots/occupancies.queries.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import { OccupancyNames } from './occupancy-names.ts';

/**
 * Number of days, from today on, whose academy sessions and matches are read. It is long enough for
 * tournaments, which are planned longer ahead than academy sessions.
 */
const DAYS_AHEAD = 400;

/** Reads the academy sessions and tournament matches from now on. */
@Injectable()
export class UpcomingQueries {
  constructor(
    private readonly occupancies: OccupanciesQueries,
    private readonly pitches: PitchesQueries,
    private readonly clock: VenueClock,
    private readonly names: OccupancyNames,
  ) {}

  /** Upcoming academy sessions and tournament matches, in order of their start. */
  async all(locale: Locale): Promise<DeskAheadAnswer> {
    const now = this.clock.now();
    const [rows, pitches] = await Promise.all([
      this.occupancies.within({
        start: now,
        end: wallOf(addDays(dateOfWall(now), DAYS_AHEAD), '00:00'),
      }),
      this.pitches.all(),
    ]);
    const upcoming = rows.filter(
      ({ kind, start }) => (kind === 'academy' || kind === 'match') && start > now,
    );
    return {
      occupancies: await this.names.of(
        upcoming.toSorted((one, other) => (one.start < other.start ? -1 : 1)),
        pitches,
        locale,
      ),
    };
  }
}
