import { lastOn } from '../slots/opening.rules.ts';
import { addDays } from '../time/wall-time.ts';
import type { Season, WeekdayHours } from './venue.contract.ts';

/** What the rules need of the settings. */
interface Weeks<Text> {
  openingHours: WeekdayHours[];
  seasons: readonly Season<Text>[];
}

/** A week with the days it holds on; `null`: what was before and will be after. */
export interface HeldWeek<Text> {
  name: Text | null;
  from: string | null;
  /** Included. */
  to: string | null;
  week: WeekdayHours[];
}

/** The week that holds today, and the one that holds after it if it ever ends: where two seasons cover a day, the one listed last counts, as when hours are booked. */
export function hoursAhead<Text>(today: string, venue: Weeks<Text>): { now: HeldWeek<Text>; next: HeldWeek<Text> | null } {
  const current = lastOn(today, venue.seasons);
  const turn = firstTurn(today, venue, current);
  const now = held(venue, current, null, turn);
  if (turn === null) return { now, next: null };
  const after = lastOn(turn, venue.seasons);
  return { now, next: held(venue, after, turn, firstTurn(turn, venue, after)) };
}

/** The usual week has no end of its own to tell: that of the week before it, and the beginning of the next, say it. */
function held<Text>({ openingHours }: Weeks<Text>, season: Season<Text> | undefined, from: string | null, turn: string | null): HeldWeek<Text> {
  return season ? { name: season.name, from, to: turn && addDays(turn, -1), week: season.openingHours } : { name: null, from, to: null, week: openingHours };
}

/** The first day after this one on which another week holds. */
function firstTurn<Text>(day: string, venue: Weeks<Text>, current: Season<Text> | undefined): string | null {
  const borders = venue.seasons.flatMap(({ from, to }) => [from, addDays(to, 1)]).filter((border) => border > day).sort();
  return borders.find((border) => lastOn(border, venue.seasons) !== current) ?? null;
}
