const MINUTE_MS = 60_000;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(.+)$/;
const TIME_WITH_OFFSET =
  /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a text is an ISO 8601 instant with a time zone offset, on a calendar day that exists. */
export function isInstant(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 40) return false;
  const [, date, time = ''] = INSTANT.exec(text) ?? [];
  if (date === undefined || !TIME_WITH_OFFSET.test(time)) return false;
  return new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;
}

export function plusMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

/**
 * Returns the number of minutes from one instant to another, with fractions; negative if `to` is
 * earlier.
 */
export function minutesFrom(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / MINUTE_MS;
}

export function earliest(first: Date, ...others: Date[]): Date {
  return others.reduce((best, one) => (one < best ? one : best), first);
}

export function latest(first: Date, ...others: Date[]): Date {
  return others.reduce((best, one) => (one > best ? one : best), first);
}
