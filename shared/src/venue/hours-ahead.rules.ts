import { lastOn } from '../slots/opening.rules.ts';
import { addDays } from '../time/wall-time.ts';
import type { Season, WeekdayHours } from './venue.contract.ts';

/** The part of the venue settings that the functions of this file use. */
interface Weeks<Text> {
  openingHours: WeekdayHours[];
  seasons: readonly Season<Text>[];
}

/** Opening hours of a week, with the first and last day on which they apply; null: no limit. */
export interface SeasonWeek<Text> {
  name: Text | null;
  from: string | null;
  /** Last day on which the week applies, included; null: no limit. */
  to: string | null;
  week: WeekdayHours[];
}

/**
 * Returns the weekly opening hours that apply today as `now`. `next` has the hours that follow, or
 * null if today's hours do not end. If two seasons include a day, the last one in the list applies,
 * as it does for bookings.
 */
export function upcomingHours<Text>(
  today: string,
  venue: Weeks<Text>,
): { now: SeasonWeek<Text>; next: SeasonWeek<Text> | null } {
  const current = lastOn(today, venue.seasons);
  const turn = firstTurn(today, venue, current);
  const now = held(venue, current, null, turn);
  if (turn === null) return { now, next: null };
  const after = lastOn(turn, venue.seasons);
  return { now, next: held(venue, after, turn, firstTurn(turn, venue, after)) };
}

/**
 * Returns the weekly hours of `season`, or the usual hours without a season, with the days on which
 * they apply.
 * @param from first of these days; null if the hours already apply today
 * @param turn first day on which other hours apply, or null; the usual hours have no last day even
 * if `turn` is set
 */
function held<Text>(
  { openingHours }: Weeks<Text>,
  season: Season<Text> | undefined,
  from: string | null,
  turn: string | null,
): SeasonWeek<Text> {
  return season
    ? { name: season.name, from, to: turn && addDays(turn, -1), week: season.openingHours }
    : { name: null, from, to: null, week: openingHours };
}

/**
 * Returns the first day after `day` on which other weekly hours apply than those of `current`, or
 * null.
 */
function firstTurn<Text>(
  day: string,
  venue: Weeks<Text>,
  current: Season<Text> | undefined,
): string | null {
  const borders = venue.seasons
    .flatMap(({ from, to }) => [from, addDays(to, 1)])
    .filter((border) => border > day)
    .sort();
  return borders.find((border) => lastOn(border, venue.seasons) !== current) ?? null;
}
