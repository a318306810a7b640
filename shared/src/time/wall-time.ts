import { subtract } from './ranges.ts';

/**
 * Wall time is text: a date `YYYY-MM-DD`, a time `HH:mm`, or both as `YYYY-MM-DDTHH:mm`. Texts of
 * one form sort chronologically. This module knows no time zones.
 */
export interface WallPeriod {
  /** Included. */
  start: string;
  /** Not included. */
  end: string;
}

export const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether the text is a calendar date from 1900 to 2199: `2026-02-30` is not. */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !DATE.test(text)) return false;
  return text >= '1900' && text < '2200' && dateOfDay(dayOf(text)) === text;
}

/** Whether the text is a wall time from `00:00` to `23:59`; `24:00` is not. */
export function isTime(text: unknown): text is string {
  return typeof text === 'string' && TIME.test(text);
}

/** Days since 1970-01-01. @throws RangeError unless the text has the form of a date */
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

/** The date of a day counted from 1970-01-01. */
export function dateOfDay(day: number): string {
  const known = DATES.get(day);
  if (known !== undefined) return known;
  if (DATES.size >= MAX_DATES) DATES.clear();
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  DATES.set(day, date);
  return date;
}

// A cache, because a grid needs the same few days hundreds of times, and converting dates is its
// most expensive part.
const DAYS = new Map<string, number>();
const DATES = new Map<number, string>();
const MAX_DATES = 1000;

export function addDays(date: string, days: number): string {
  return dateOfDay(dayOf(date) + days);
}

/**
 * The same day `months` later, or the last day of a shorter month: 31 January + 1 is 28 February.
 */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined)
    throw new RangeError(`Not a date: ${date}`);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOfDay(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / DAY_MS);
}

/** Days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from);
}

/** 1 = Monday to 7 = Sunday. */
export function weekdayOf(date: string): number {
  // 1970-01-01 was a Thursday.
  return mod(dayOf(date) + 3, 7) + 1;
}

/** Minutes since midnight, 0 to 1439. @throws RangeError unless the text is a time */
export function minutesOfTime(time: string): number {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`Not a time: ${time}`);
  return Number(hours) * 60 + Number(minutes);
}

/** The time of day of a whole number of minutes since a midnight: 1500 is `01:00`. */
export function timeOfMinutes(minutes: number): string {
  const rest = mod(minutes, DAY_MINUTES);
  return `${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`;
}

/** Minutes from start to end, 1 to 1440: an end not after the start is next morning. */
export function spanMinutes(startTime: string, endTime: string): number {
  return mod(minutesOfTime(endTime) - minutesOfTime(startTime) - 1, DAY_MINUTES) + 1;
}

/** The wall time of a date and a time. */
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
 * Minutes of wall time since 1970-01-01T00:00. @throws RangeError unless the text is a wall time
 */
export function minuteOfWall(wall: string): number {
  return dayOf(dateOfWall(wall)) * DAY_MINUTES + minutesOfTime(timeOfWall(wall));
}

/** The wall time of a whole number of minutes since 1970-01-01T00:00. */
export function wallOfMinute(minute: number): string {
  return wallOf(dateOfDay(Math.floor(minute / DAY_MINUTES)), timeOfMinutes(minute));
}

export function addMinutes(wall: string, minutes: number): string {
  return wallOfMinute(minuteOfWall(wall) + minutes);
}

/** Minutes of wall time from `from` to `to`, negative if `to` is earlier. */
export function minutesBetween(from: string, to: string): number {
  return minuteOfWall(to) - minuteOfWall(from);
}

/** The period of a booking: `23:00`–`01:00` ends next morning. */
export function periodOf(date: string, startTime: string, endTime: string): WallPeriod {
  const start = wallOf(date, startTime);
  return { start, end: addMinutes(start, spanMinutes(startTime, endTime)) };
}

/** The parts of a period outside of the others, in order. */
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
 * Compares written days or times (`2026-03-09`, `09:00`) for sorting. It uses no locale collation,
 * which takes a slow phone about forty milliseconds to load.
 */
export function compareWritten(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
