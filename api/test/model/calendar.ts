/**
 * Time units in milliseconds. In the model the venue's local time equals UTC all year, and instants
 * are milliseconds since 1970.
 */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const NOON_HOURS = 12;

export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
export const timeOf = (instant: number): string => new Date(instant).toISOString().slice(11, 16);
export const isoOf = (instant: number): string => new Date(instant).toISOString();

/**
 * The instant at which the hour `hour` of a day starts; 24 is the midnight at the end of the day.
 */
export const hourOf = (day: string, hour: number): number =>
  Date.parse(`${day}T00:00:00Z`) + hour * HOUR;

export const daysOn = (day: string, days: number): string =>
  dayOf(hourOf(day, NOON_HOURS) + days * DAY);

/** The same day of the month in a later month, or the last day of a month that is too short. */
export function monthsOn(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}
