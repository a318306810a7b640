import { subtract } from './ranges.ts';

/**
 * Start and end as wall time. A wall time is text: a date `YYYY-MM-DD`, a time `HH:mm`, or both as
 * `YYYY-MM-DDTHH:mm`. Texts of the same form sort chronologically. No function of this file depends
 * on a time zone.
 */
export interface WallPeriod {
  /** Start of the period, included. */
  start: string;
  /** End of the period, not included. */
  end: string;
}

export const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether a text is a calendar date from 1900 to 2199 that exists; `2026-02-30` does not. */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !DATE.test(text)) return false;
  return text >= '1900' && text < '2200' && dateOfDay(dayOf(text)) === text;
}

/** Whether a text is a time of day from `00:00` to `23:59`; `24:00` is not valid. */
export function isTime(text: unknown): text is string {
  return typeof text === 'string' && TIME.test(text);
}

/**
 * Returns the number of days from 1970-01-01 to a date.
 * @throws RangeError unless the text has the form of a date
 */
export function dayOf(date: string): number {
  const known = DAYS.get(date);
  if (known !== undefined) return known;
  const day = readDay(date);
  if (DAYS.size >= MAX_DATES) DAYS.clear();
  DAYS.set(date, day);
  return day;
}

function readDay(date: string): number {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) throw new RangeError(`Not a date: ${date}`);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}

/** Returns the date that is `day` days after 1970-01-01. */
export function dateOfDay(day: number): string {
  const known = DATES.get(day);
  if (known !== undefined) return known;
  if (DATES.size >= MAX_DATES) DATES.clear();
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  DATES.set(day, date);
  return date;
}

// Caches for date conversions. The slots of a day convert the same few dates hundreds of times, and
// these conversions are the most expensive part of their computation.
const DAYS = new Map<string, number>();
const DATES = new Map<number, string>();
const MAX_DATES = 1000;

export function addDays(date: string, days: number): string {
  return dateOfDay(dayOf(date) + days);
}

/**
 * Returns the same day of the month `months` later. If that month is shorter, its last day is
 * returned: 31 January plus one month is 28 February.
 */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined)
    throw new RangeError(`Not a date: ${date}`);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOfDay(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / DAY_MS);
}

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from);
}

/** Returns the weekday of a date, from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: string): number {
  // 1970-01-01, which is day 0, was a Thursday.
  return mod(dayOf(date) + 3, 7) + 1;
}

/**
 * Returns the number of minutes from midnight to a time of day, 0 to 1439.
 * @throws RangeError unless the text is a time
 */
export function minutesOfTime(time: string): number {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`Not a time: ${time}`);
  return Number(hours) * 60 + Number(minutes);
}

/**
 * Returns the time of day that is a whole number of minutes after midnight. Numbers above a day
 * continue after midnight: 1500 is `01:00`.
 */
export function timeOfMinutes(minutes: number): string {
  const rest = mod(minutes, DAY_MINUTES);
  return `${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`;
}

/**
 * Returns the minutes from start to end, 1 to 1440. An end that is not after the start is on the
 * next morning.
 */
export function spanMinutes(startTime: string, endTime: string): number {
  return mod(minutesOfTime(endTime) - minutesOfTime(startTime) - 1, DAY_MINUTES) + 1;
}

/** Combines a date and a time to a wall time. */
export function wallOf(date: string, time: string): string {
  return `${date}T${time}`;
}

export function dateOfWall(wall: string): string {
  return wall.slice(0, 10);
}

export function timeOfWall(wall: string): string {
  return wall.slice(11, 16);
}

/**
 * Returns the minutes of wall time since 1970-01-01T00:00.
 * @throws RangeError unless the text is a wall time
 */
export function minuteOfWall(wall: string): number {
  return dayOf(dateOfWall(wall)) * DAY_MINUTES + minutesOfTime(timeOfWall(wall));
}

/** Returns the wall time that is a whole number of minutes after 1970-01-01T00:00. */
export function wallOfMinute(minute: number): string {
  return wallOf(dateOfDay(Math.floor(minute / DAY_MINUTES)), timeOfMinutes(minute));
}

export function addMinutes(wall: string, minutes: number): string {
  return wallOfMinute(minuteOfWall(wall) + minutes);
}

/** Returns the minutes of wall time from `from` to `to`; negative if `to` is earlier. */
export function minutesBetween(from: string, to: string): number {
  return minuteOfWall(to) - minuteOfWall(from);
}

/**
 * Returns the period of a booking as wall time. A booking from `23:00` to `01:00` ends on the next
 * morning.
 */
export function periodOf(date: string, startTime: string, endTime: string): WallPeriod {
  const start = wallOf(date, startTime);
  return { start, end: addMinutes(start, spanMinutes(startTime, endTime)) };
}

/** Returns the parts of a period that no period of `others` covers, in chronological order. */
export function withoutPeriods(period: WallPeriod, others: readonly WallPeriod[]): WallPeriod[] {
  const rangeOf = ({ start, end }: WallPeriod) => ({
    start: minuteOfWall(start),
    end: minuteOfWall(end),
  });
  return subtract([rangeOf(period)], others.map(rangeOf)).map(({ start, end }) => ({
    start: wallOfMinute(start),
    end: wallOfMinute(end),
  }));
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

function mod(number: number, by: number): number {
  return ((number % by) + by) % by;
}

/**
 * Compares two dates or two times as text (`2026-03-09`, `09:00`) for sorting. No locale collation
 * is used, because a slow phone needs about forty milliseconds to load it.
 */
export function compareWritten(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
