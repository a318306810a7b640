import { BOOKING_DURATIONS } from '../slots/slots.codes.ts';
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
import { conflicts } from './pricings.rules.ts';
import { sessionRuleFor } from './quote.rules.ts';
import type { SessionRule } from './quote.rules.ts';

const WEEK_DAYS = 7;

/** Input of `weekStarts`, which finds the price rule of each start of a week. */
export interface WeekInput<R extends SessionRule> {
  rules: readonly R[];
  /** Code of the tariff whose prices are computed. */
  tariff: string;
  /** Codes of the active pitches. */
  pitches: readonly string[];
  opening: OpeningRules;
  slotMinutes: number;
  /** First of the seven opening days whose starts are computed. */
  first: string;
}

/** A bookable start with its price rule; if the rule is null, the start has no price. */
export interface WeekStart<R extends SessionRule> {
  openingDay: string;
  /** Wall time of the start. After midnight its date is the day after `openingDay`. */
  start: string;
  pitch: string;
  durationMinutes: number;
  rule: R | null;
}

/** Returns the Monday of the week that contains a date. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/**
 * Returns all starts of the seven opening days from `first` in chronological order, each with its
 * price rule. There is one entry for each pitch and for each duration that ends by closing time.
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
  /**
   * Wall times: `start` is the first start without a price, `end` is the last such start plus
   * `slotMinutes`.
   */
  start: string;
  end: string;
}

/** Groups the starts of a week that have no price into gaps. */
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

/** Returns the pairs of price rules that are ambiguous (see `conflicts`). */
export function overlapsOf<R extends SessionRule>(rules: readonly R[]): [R, R][] {
  return rules.flatMap((one, index) =>
    rules
      .slice(index + 1)
      .filter((other) => conflicts(one, other))
      .map((other): [R, R] => [one, other]),
  );
}

/** A row of the week's table: a time of day, and the starts at this time on each opening day. */
export interface WeekRow<R extends SessionRule> {
  time: string;
  days: { openingDay: string; starts: WeekStart<R>[] }[];
}

/**
 * Returns the starts of one duration as a table. Its rows are times, with those after midnight at
 * the end; its columns are opening days.
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
