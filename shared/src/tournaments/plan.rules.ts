import { isOpenFor, type OpeningRules } from '../slots/opening.rules.ts';
import {
  addDays,
  dateOfWall,
  daysBetween,
  minuteOfWall,
  periodOf,
  timeOfWall,
  wallOf,
  wallOfMinute,
} from '../time/wall-time.ts';
import { isPlayed, type PlannedMatch, playedBefore } from './bracket.rules.ts';
import type { MatchAnswer } from './tournaments.contract.ts';

/**
 * Days, hours and pitches for which matches are scheduled, with the lengths of matches and pauses.
 * The hours are the same on each day; the pitches are in order of preference.
 */
export interface PlanWindow {
  from: string;
  /** Last day of the period, included. */
  to: string;
  startTime: string;
  /** End of play on each day. An end that is not after the start is on the next morning. */
  endTime: string;
  matchMinutes: number;
  /**
   * Minimum number of minutes between two matches on one pitch, and between two matches of one
   * team.
   */
  pauseMinutes: number;
  pitches: readonly string[];
}

/**
 * A range in which a pitch is occupied. `start` and `end` are minutes since 1970-01-01T00:00 of
 * wall time.
 */
export interface Busy {
  pitch: string;
  start: number;
  end: number;
}

export interface Place {
  reference: string;
  pitch: string;
  date: string;
  startTime: string;
  endTime: string;
}

/**
 * Further inputs of a schedule besides its `PlanWindow`: opening hours, occupied ranges and the
 * current time.
 */
export interface Around {
  opening: OpeningRules;
  busy: readonly Busy[];
  /**
   * Current time in minutes since 1970-01-01T00:00 of wall time. Matches are scheduled only after
   * this time.
   */
  now: number;
}

interface Placed extends Busy {
  match: PlannedMatch;
}

/** A match with its current pitch and time, which are null if the match has none. */
export type MatchToPlan = PlannedMatch &
  Pick<MatchAnswer, 'pitch' | 'date' | 'startTime' | 'endTime'>;

/**
 * Assigns the earliest possible time to every match without time and result. At that time the venue
 * must be open and the pitch free. There must be `pauseMinutes` to other matches of the tournament
 * on the pitch, and to other matches of both teams. All matches of earlier rounds must end at least
 * `pauseMinutes` before. Scheduled matches keep their time.
 * @returns null if some matches cannot be scheduled
 */
export function planOf(
  matches: readonly MatchToPlan[],
  window: PlanWindow,
  around: Around,
): Place[] | null {
  const open = startsOf(window, around);
  const placed: Placed[] = matches.flatMap((match) => standing(match));
  const planned: Placed[] = [];
  for (const match of matches.filter((one) => one.startTime === null && !isPlayed(one))) {
    const slot = open.find(
      (one) =>
        !overlapsAny(one, placed, window) && isReady(match, one, placed, window.pauseMinutes),
    );
    if (!slot) return null;
    const plannedSlot = { ...slot, match };
    planned.push(plannedSlot);
    placed.push(plannedSlot);
  }
  return planned.map(({ match: { reference }, pitch, start, end }) =>
    placeOf(reference, pitch, start, end),
  );
}

/**
 * Returns the possible times and pitches of a match in the window, sorted by start. The venue must
 * be open and the pitch free of `busy`.
 */
function startsOf(
  { from, to, startTime, endTime, matchMinutes, pauseMinutes, pitches }: PlanWindow,
  { opening, busy, now }: Around,
): Busy[] {
  const isFree = freeAmong(busy);
  const starts: Busy[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = periodOf(date, startTime, endTime);
    for (
      let start = minuteOfWall(day.start);
      start + matchMinutes <= minuteOfWall(day.end);
      start += matchMinutes + pauseMinutes
    ) {
      const end = start + matchMinutes;
      if (
        start <= now ||
        !isOpenFor({ start: wallOfMinute(start), end: wallOfMinute(end) }, opening)
      )
        continue;
      starts.push(...pitches.map((pitch) => ({ pitch, start, end })).filter(isFree));
    }
  }
  return starts;
}

/**
 * Returns a function that checks whether a range is free. Occupied ranges are indexed by pitch and
 * day, so that a range is compared only with ranges of its own day.
 */
function freeAmong(busy: readonly Busy[]): (one: Busy) => boolean {
  const days = new Map<string, Busy[]>();
  for (const one of busy) {
    for (const day of daysOf(one)) {
      const key = `${one.pitch} ${day}`;
      days.set(key, [...(days.get(key) ?? []), one]);
    }
  }
  return (one) =>
    !daysOf(one).some((day) =>
      days
        .get(`${one.pitch} ${day}`)
        ?.some((other) => other.start < one.end && one.start < other.end),
    );
}

const DAY_MINUTES = 24 * 60;

function daysOf({ start, end }: Busy): number[] {
  const first = Math.floor(start / DAY_MINUTES);
  return Array.from(
    { length: Math.floor(end / DAY_MINUTES) - first + 1 },
    (_, index) => first + index,
  );
}

function standing(match: MatchToPlan): Placed[] {
  const { pitch, date, startTime, endTime } = match;
  if (date === null || startTime === null || endTime === null) return [];
  const { start, end } = periodOf(date, startTime, endTime);
  return [{ match, pitch: pitch ?? '', start: minuteOfWall(start), end: minuteOfWall(end) }];
}

const overlapsAny = (one: Busy, placed: readonly Busy[], { pauseMinutes }: PlanWindow): boolean =>
  placed.some(
    (other) =>
      other.pitch === one.pitch &&
      other.start < one.end + pauseMinutes &&
      one.start < other.end + pauseMinutes,
  );

/**
 * Whether a match may be played at `slot`. Matches of earlier rounds must end at least `pause`
 * minutes before it. Matches of later rounds must begin at least `pause` minutes after it. Other
 * matches of its known teams must be at least `pause` minutes away.
 */
function isReady(
  match: PlannedMatch,
  slot: Busy,
  placed: readonly Placed[],
  pause: number,
): boolean {
  const own = teamsOf(match);
  return placed.every(({ match: other, start, end }) => {
    if (playedBefore(other, match) && slot.start < end + pause) return false;
    if (playedBefore(match, other) && start < slot.end + pause) return false;
    return (
      !teamsOf(other).some((team) => own.includes(team)) ||
      end + pause <= slot.start ||
      slot.end + pause <= start
    );
  });
}

const teamsOf = ({ home, away }: PlannedMatch): string[] =>
  [home.team, away.team].filter((team) => team !== null);

function placeOf(reference: string, pitch: string, start: number, end: number): Place {
  const wall = wallOfMinute(start);
  return {
    reference,
    pitch,
    date: dateOfWall(wall),
    startTime: timeOfWall(wall),
    endTime: timeOfWall(wallOfMinute(end)),
  };
}

/** Returns the wall times at which a window begins on its first day and ends on its last day. */
export function windowPeriod({ from, to, startTime, endTime }: PlanWindow): {
  start: string;
  end: string;
} {
  return { start: wallOf(from, startTime), end: periodOf(to, startTime, endTime).end };
}

/**
 * Maximum number of possible starts in a `PlanWindow`. It suffices for one evening per day for two
 * months on five pitches, with a margin.
 */
const MOST_STARTS = 5000;

/**
 * Whether a window has more than `MOST_STARTS` possible starts, so that one request would take too
 * long.
 */
export function isTooWide({
  from,
  to,
  startTime,
  endTime,
  matchMinutes,
  pauseMinutes,
  pitches,
}: PlanWindow): boolean {
  const { start, end } = periodOf(from, startTime, endTime);
  const ofDay = Math.ceil(
    (minuteOfWall(end) - minuteOfWall(start)) / (matchMinutes + pauseMinutes),
  );
  return (daysBetween(from, to) + 1) * ofDay * pitches.length > MOST_STARTS;
}
