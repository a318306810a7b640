import { lastOn } from '../slots/opening.rules.ts';
import { addDays } from '../time/wall-time.ts';
import type { Season, WeekdayHours } from './venue.contract.ts';

/** The settings that the rules need. */
interface Weeks<Text> {
  openingHours: WeekdayHours[];
  seasons: readonly Season<Text>[];
}

/** A week with its period; null: unlimited. */
export interface SeasonWeek<Text> {
  name: Text | null;
  from: string | null;
  /** Included. */
  to: string | null;
  week: WeekdayHours[];
}

/**
 * The current week, and the next week if the current one ends. Of two seasons that cover a day, the
 * last one applies, as for bookings.
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
 * The usual week has no dates of its own; the end of the week before and the beginning of the next
 * imply them.
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

/** The first later day with another week. */
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
