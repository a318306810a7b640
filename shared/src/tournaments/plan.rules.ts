import { isOpenFor, type OpeningRules } from '../slots/opening.rules.ts';
import { addDays, dateOfWall, daysBetween, minuteOfWall, periodOf, timeOfWall, wallOf, wallOfMinute } from '../time/wall-time.ts';
import { isPlayed, type PlannedMatch, playedBefore } from './bracket.rules.ts';
import type { MatchAnswer } from './tournaments.contract.ts';

/** When matches may be played: the same hours on each day, on these pitches, best first. */
export interface PlanWindow {
  from: string;
  /** Included. */
  to: string;
  startTime: string;
  /** Not after the start: next morning. */
  endTime: string;
  matchMinutes: number;
  /** Between two matches, on a pitch and of a team. */
  pauseMinutes: number;
  pitches: readonly string[];
}

/** A stretch of a pitch that is taken, in minutes on the wall. */
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

/** What a plan has to go by beside its window. */
export interface Around {
  opening: OpeningRules;
  busy: readonly Busy[];
  /** Minutes on the wall: nothing is planned before. */
  now: number;
}

interface Placed extends Busy {
  match: PlannedMatch;
}

/** A match, and the place that it has already. */
export type MatchToPlan = PlannedMatch & Pick<MatchAnswer, 'pitch' | 'date' | 'startTime' | 'endTime'>;

/**
 * Gives every match without an hour the earliest one that will do: its pitch is free and has its pause, both teams have had theirs, and
 * whatever decides who plays it is over, and the venue is open. Matches that have their hour keep it.
 * @returns null where not all of them find a place
 */
export function planOf(matches: readonly MatchToPlan[], window: PlanWindow, around: Around): Place[] | null {
  const open = startsOf(window, around);
  const placed: Placed[] = matches.flatMap((match) => standing(match));
  const planned: Placed[] = [];
  for (const match of matches.filter((one) => one.startTime === null && !isPlayed(one))) {
    const slot = open.find((one) => !overlapsAny(one, placed, window) && isReady(match, one, placed, window.pauseMinutes));
    if (!slot) return null;
    const taken = { ...slot, match };
    planned.push(taken);
    placed.push(taken);
  }
  return planned.map(({ match: { reference }, pitch, start, end }) => placeOf(reference, pitch, start, end));
}

/** Every start on every pitch that nothing stands in the way of, the earliest first. */
function startsOf({ from, to, startTime, endTime, matchMinutes, pauseMinutes, pitches }: PlanWindow, { opening, busy, now }: Around): Busy[] {
  const isFree = freeAmong(busy);
  const starts: Busy[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = periodOf(date, startTime, endTime);
    for (let start = minuteOfWall(day.start); start + matchMinutes <= minuteOfWall(day.end); start += matchMinutes + pauseMinutes) {
      const end = start + matchMinutes;
      if (start <= now || !isOpenFor({ start: wallOfMinute(start), end: wallOfMinute(end) }, opening)) continue;
      starts.push(...pitches.map((pitch) => ({ pitch, start, end })).filter(isFree));
    }
  }
  return starts;
}

/** What is taken, laid by for each pitch and day, so that a start is held against its own day alone. */
function freeAmong(busy: readonly Busy[]): (one: Busy) => boolean {
  const days = new Map<string, Busy[]>();
  for (const one of busy) {
    for (const day of daysOf(one)) {
      const key = `${one.pitch} ${day}`;
      days.set(key, [...(days.get(key) ?? []), one]);
    }
  }
  return (one) => !daysOf(one).some((day) => days.get(`${one.pitch} ${day}`)?.some((other) => other.start < one.end && one.start < other.end));
}

const DAY_MINUTES = 24 * 60;

function daysOf({ start, end }: Busy): number[] {
  const first = Math.floor(start / DAY_MINUTES);
  return Array.from({ length: Math.floor(end / DAY_MINUTES) - first + 1 }, (_, index) => first + index);
}

function standing(match: MatchToPlan): Placed[] {
  const { pitch, date, startTime, endTime } = match;
  if (date === null || startTime === null || endTime === null) return [];
  const { start, end } = periodOf(date, startTime, endTime);
  return [{ match, pitch: pitch ?? '', start: minuteOfWall(start), end: minuteOfWall(end) }];
}

const overlapsAny = (one: Busy, placed: readonly Busy[], { pauseMinutes }: PlanWindow): boolean =>
  placed.some((other) => other.pitch === one.pitch && other.start < one.end + pauseMinutes && one.start < other.end + pauseMinutes);

/** Teams that are known have a pause before and after; what is not known yet waits for the rounds before. */
function isReady(match: PlannedMatch, slot: Busy, placed: readonly Placed[], pause: number): boolean {
  const own = teamsOf(match);
  return placed.every(({ match: other, start, end }) => {
    if (playedBefore(other, match) && slot.start < end + pause) return false;
    if (playedBefore(match, other) && start < slot.end + pause) return false;
    return !teamsOf(other).some((team) => own.includes(team)) || end + pause <= slot.start || slot.end + pause <= start;
  });
}

const teamsOf = ({ home, away }: PlannedMatch): string[] => [home.team, away.team].filter((team) => team !== null);

function placeOf(reference: string, pitch: string, start: number, end: number): Place {
  const wall = wallOfMinute(start);
  return { reference, pitch, date: dateOfWall(wall), startTime: timeOfWall(wall), endTime: timeOfWall(wallOfMinute(end)) };
}

/** The walls between which a plan may put anything. */
export function windowPeriod({ from, to, startTime, endTime }: PlanWindow): { start: string; end: string } {
  return { start: wallOf(from, startTime), end: periodOf(to, startTime, endTime).end };
}

/** Starts that a window may have at most: five pitches, an evening each of two months, with room to spare. */
const MOST_STARTS = 5000;

/** Whether a plan would have more starts to go through than a request may take time for. */
export function isTooWide({ from, to, startTime, endTime, matchMinutes, pauseMinutes, pitches }: PlanWindow): boolean {
  const { start, end } = periodOf(from, startTime, endTime);
  const ofDay = Math.ceil((minuteOfWall(end) - minuteOfWall(start)) / (matchMinutes + pauseMinutes));
  return (daysBetween(from, to) + 1) * ofDay * pitches.length > MOST_STARTS;
}
