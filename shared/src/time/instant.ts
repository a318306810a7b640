const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Whether the text is an ISO 8601 instant with its offset, on a day that exists. */
export function isInstant(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 40) return false;
  const [, date] = INSTANT.exec(text) ?? [];
  return date !== undefined && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;
}

/** Milliseconds since 1970. @throws RangeError unless the text is an instant */
export function msOfInstant(instant: string): number {
  if (!isInstant(instant)) throw new RangeError(`Not an instant: ${instant}`);
  return Date.parse(instant);
}

export function instantOfMs(ms: number): string {
  return new Date(ms).toISOString();
}
