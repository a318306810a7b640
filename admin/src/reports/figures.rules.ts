import { csvAmount } from '@five/shared/csv/csv-file';
import type { Locale } from '@five/shared/locales/locale';
import type { FigureField } from '@five/shared/reports/reports.codes';
import type { Figure } from '@five/shared/reports/reports.contract';
import { minutesOfTime } from '@five/shared/time/wall-time';
import type { FigureRow } from './reports.queries.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Number of shades in the heat map. */
const LEVELS = 5;

/**
 * The part of a report's number that one row (a booking, a payment or a pack) contributes. It is
 * the value of the field that the number sums. If the number is the booked minutes of an hour of
 * the day, only the minutes within that hour count.
 */
export function shareOf(row: FigureRow, { of, rows: { filter } }: Figure): number {
  if (of !== 'minutes') return fieldOf(row, of);
  if (!('startTime' in row)) return 0;
  const { hour } = filter;
  return typeof hour === 'number' ? minutesWithin(row, hour) : row.durationMinutes;
}

function fieldOf(row: FigureRow, field: FigureField): number {
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1];
  return typeof value === 'number' ? value : 0;
}

/**
 * Minutes of a booking within an hour of the day. After midnight, the hour may belong to a booking
 * that began on the day before.
 */
function minutesWithin(
  { startTime, durationMinutes }: { startTime: string; durationMinutes: number },
  hour: number,
): number {
  const start = minutesOfTime(startTime);
  const within = (begin: number) =>
    Math.max(0, Math.min(start + durationMinutes, begin + HOUR) - Math.max(start, begin));
  return within(hour * HOUR) + within(hour * HOUR + DAY);
}

/** A share in whole percent; 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

/** Shade of the heat map for a share: 0 if the share is zero, 5 from 80 % on. */
export function levelOf(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0;
  return Math.min(LEVELS, 1 + Math.floor((part / whole) * LEVELS));
}

/** Length of a bar in percent of the longest bar; 0 for negative values. */
export function barOf(value: number, longest: number): number {
  return longest <= 0 ? 0 : Math.max(0, Math.round((value / longest) * 100));
}

export const isMoney = (of: FigureField): boolean => of.endsWith('Cents');

/** A sum as text for the export, with money in dirhams and minutes as hours. */
export function csvSum(sum: number, of: FigureField, locale: Locale): string {
  if (isMoney(of)) return csvAmount(sum, locale);
  return of === 'minutes' ? csvAmount(Math.round((sum * 100) / HOUR), locale) : String(sum);
}
