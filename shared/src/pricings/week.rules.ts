import { BOOKING_DURATIONS } from '../bookings/bookings.codes.ts';
import { gridStarts, rangesAround } from '../slots/opening.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { contains } from '../time/ranges.ts';
import {
  addDays,
  addMinutes,
  minuteOfWall,
  timeOfWall,
  wallOfMinute,
  weekdayOf,
} from '../time/wall-time.ts';
import { conflicts, sessionRuleFor } from './pricings.rules.ts';
import type { SessionRule } from './pricings.rules.ts';

const WEEK_DAYS = 7;

/** Inputs of a week's prices. */
export interface WeekInput<R extends SessionRule> {
  rules: readonly R[];
  /** The tariff's code. */
  tariff: string;
  /** Codes of the active pitches. */
  pitches: readonly string[];
  opening: OpeningRules;
  slotMinutes: number;
  /** First opening day of the week. */
  first: string;
}

/** A bookable start with its price rule; null: a gap without a price. */
export interface WeekStart<R extends SessionRule> {
  openingDay: string;
  /** Wall time of the start; after midnight the date after its opening day. */
  start: string;
  pitch: string;
  durationMinutes: number;
  rule: R | null;
}

/** The Monday of the week of a date. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/**
 * Every start of seven opening days, on each pitch and for each duration that fits before closing,
 * in chronological order.
 */
export function weekStarts<R extends SessionRule>({
  rules,
  tariff,
  pitches,
  opening,
  slotMinutes,
  first,
}: WeekInput<R>): WeekStart<R>[] {
  const days = Array.from({ length: WEEK_DAYS }, (_, day) => addDays(first, day));
  return days.flatMap((openingDay) => {
    const open = rangesAround(openingDay, opening);
    return gridStarts(openingDay, opening, slotMinutes).flatMap((minute) => {
      const start = wallOfMinute(minute);
      const fitting = BOOKING_DURATIONS.filter((minutes) =>
        contains(open, { start: minute, end: minute + minutes }),
      );
      return fitting.flatMap((durationMinutes) =>
        pitches.map((pitch) => ({
          openingDay,
          start,
          pitch,
          durationMinutes,
          rule: sessionRuleFor(rules, tariff, durationMinutes, {
            pitch,
            openingDay,
            startTime: timeOfWall(start),
          }),
        })),
      );
    });
  });
}

/** Consecutive starts without a price, on one pitch of one opening day for one duration. */
export interface Gap {
  openingDay: string;
  pitch: string;
  durationMinutes: number;
  /** Wall times of the first start and of the end of the last step. */
  start: string;
  end: string;
}

/** Gaps of a week without a price. */
export function gapsOf(starts: readonly WeekStart<SessionRule>[], slotMinutes: number): Gap[] {
  const open = new Map<string, Gap>();
  const gaps: Gap[] = [];
  for (const { openingDay, start, pitch, durationMinutes } of starts.filter(
    ({ rule }) => rule === null,
  )) {
    const key = `${openingDay} ${pitch} ${durationMinutes}`;
    const end = addMinutes(start, slotMinutes);
    const last = open.get(key);
    if (last?.end === start) last.end = end;
    else gaps.push(begin(open, key, { openingDay, pitch, durationMinutes, start, end }));
  }
  return gaps;
}

function begin(open: Map<string, Gap>, key: string, gap: Gap): Gap {
  open.set(key, gap);
  return gap;
}

/** Pairs of ambiguous rules. */
export function overlapsOf<R extends SessionRule>(rules: readonly R[]): [R, R][] {
  return rules.flatMap((one, index) =>
    rules
      .slice(index + 1)
      .filter((other) => conflicts(one, other))
      .map((other): [R, R] => [one, other]),
  );
}

/** A row of the week's table: a time, and its starts on each opening day. */
export interface WeekRow<R extends SessionRule> {
  time: string;
  days: { openingDay: string; starts: WeekStart<R>[] }[];
}

/**
 * Starts of one duration as a table: times as rows, opening days as columns, times after midnight
 * at the end.
 */
export function weekTable<R extends SessionRule>(
  starts: readonly WeekStart<R>[],
  durationMinutes: number,
): WeekRow<R>[] {
  const shown = starts.filter((one) => one.durationMinutes === durationMinutes);
  const passes = ({ openingDay, start }: WeekStart<R>) =>
    minuteOfWall(start) - minuteOfWall(`${openingDay}T00:00`);
  const times = [...new Set(shown.map(passes))].sort((a, b) => a - b);
  const days = [...new Set(starts.map(({ openingDay }) => openingDay))];
  return times.map((minute) => {
    const ofTime = shown.filter((one) => passes(one) === minute);
    return {
      time: timeOfWall(ofTime[0]?.start ?? ''),
      days: days.map((openingDay) => ({
        openingDay,
        starts: ofTime.filter((one) => one.openingDay === openingDay),
      })),
    };
  });
}
