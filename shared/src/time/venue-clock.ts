import { dateOfWall, type WallPeriod } from './wall-time.ts';

/**
 * A change of the venue's UTC offset from an instant on, for changes that the runtime's zone data
 * may lack.
 */
export interface ZoneOverride {
  /** ISO 8601 instant at which the override starts. */
  from: string;
  /** Offset in minutes east of UTC. */
  offsetMinutes: number;
}

export interface ZoneRules {
  /** IANA name of the time zone, such as `Africa/Casablanca`. */
  timeZone: string;
  /**
   * Corrections of the zone data, in any order. An override applies from its instant until the next
   * override. Before the first override the zone data applies.
   */
  overrides: readonly ZoneOverride[];
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * Returns the zone's offset at an instant in minutes east of UTC, from the zone data of the
 * runtime.
 * @throws RangeError for an unknown zone
 */
export function runtimeOffset(instant: Date, timeZone: string): number {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const known = offsets.get(timeZone)?.get(quarter);
  if (known !== undefined) return known;
  const offset = readOffset(instant, timeZone);
  keepOffset(timeZone, quarter, offset);
  return offset;
}

// Offsets are cached per quarter of an hour, because clock changes happen only at full quarters. A
// lookup in the zone data is by far the most expensive step of a conversion.
const QUARTER_MS = 15 * MINUTE_MS;
/** A third of a year, less than a megabyte: a venue takes bookings for weeks ahead. */
const MAX_OFFSETS = 12_000;
const offsets = new Map<string, Map<number, number>>();

function keepOffset(timeZone: string, quarter: number, offset: number): void {
  const ofZone = offsets.get(timeZone);
  if (ofZone === undefined || ofZone.size >= MAX_OFFSETS)
    offsets.set(timeZone, new Map([[quarter, offset]]));
  else ofZone.set(quarter, offset);
}

function readOffset(instant: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    parts.year ?? 0,
    (parts.month ?? 1) - 1,
    parts.day,
    parts.hour,
    parts.minute,
    parts.second,
  );
  const second = Math.floor(instant.getTime() / SECOND_MS) * SECOND_MS;
  return Math.round((wall - second) / MINUTE_MS);
}

/**
 * Returns the zone's offset at an instant in minutes east of UTC, with the overrides applied.
 * @throws RangeError for an unknown zone
 */
export function offsetAt(instant: Date, rules: ZoneRules): number {
  const begun = rules.overrides.filter(({ from }) => Date.parse(from) <= instant.getTime());
  const current = begun.reduce<ZoneOverride | null>(
    (last, one) => (last && Date.parse(last.from) > Date.parse(one.from) ? last : one),
    null,
  );
  return current?.offsetMinutes ?? runtimeOffset(instant, rules.timeZone);
}

/**
 * Returns the offset at `from` and each clock change until `to`. With this list, a client can
 * convert wall times in the period without zone data.
 * @throws RangeError for an unknown zone
 */
export function offsetChangesBetween(from: Date, to: Date, rules: ZoneRules): ZoneOverride[] {
  const offset = (ms: number) => offsetAt(new Date(ms), rules);
  const turns = [{ from: from.toISOString(), offsetMinutes: offset(from.getTime()) }];
  for (const [early, late] of spans(from.getTime(), to.getTime(), rules)) {
    if (offset(early) === offset(late)) continue;
    turns.push({
      from: new Date(offsetChangeWithin(early, late, offset)).toISOString(),
      offsetMinutes: offset(late),
    });
  }
  return turns;
}

/**
 * Returns the wall times that clock changes skip.
 * @param changes the first offset and the changes after it, as `offsetChangesBetween` returns them
 */
export function skippedPeriods(changes: readonly ZoneOverride[]): WallPeriod[] {
  return changes.slice(1).flatMap(({ from, offsetMinutes }, index) => {
    const before = changes[index]?.offsetMinutes ?? offsetMinutes;
    return offsetMinutes > before
      ? [{ start: wallAt(from, before), end: wallAt(from, offsetMinutes) }]
      : [];
  });
}

const wallAt = (instant: string, offsetMinutes: number): string =>
  new Date(Date.parse(instant) + offsetMinutes * MINUTE_MS).toISOString().slice(0, 16);

/**
 * Splits the period from `from` to `to`, in milliseconds since 1970, into spans of at most one day.
 * Spans also end at each override, so that a span contains at most one clock change.
 */
function spans(from: number, to: number, { overrides }: ZoneRules): [number, number][] {
  const days = Array.from(
    { length: Math.ceil((to - from) / DAY_MS) },
    (_none, day) => from + day * DAY_MS,
  );
  const cuts = overrides
    .flatMap(({ from: begin }) => [Date.parse(begin) - 1, Date.parse(begin)])
    .filter((cut) => cut > from && cut < to);
  const edges = [...days, ...cuts, to].sort((one, other) => one - other);
  return edges.slice(1).map((late, at) => [edges[at] ?? from, late]);
}

/**
 * Returns the first millisecond after `early` and up to `late` at which the offset differs from the
 * offset at `early`.
 */
function offsetChangeWithin(early: number, late: number, offset: (ms: number) => number): number {
  if (late - early <= 1) return late;
  const middle = Math.floor((early + late) / 2);
  return offset(middle) === offset(early)
    ? offsetChangeWithin(middle, late, offset)
    : offsetChangeWithin(early, middle, offset);
}

/** Returns the wall time of an instant as `YYYY-MM-DDTHH:mm`, without seconds. */
export function wallOfInstant(instant: Date, rules: ZoneRules): string {
  return new Date(instant.getTime() + offsetAt(instant, rules) * MINUTE_MS)
    .toISOString()
    .slice(0, 16);
}

/**
 * Returns the venue's calendar date of an ISO 8601 instant. Near midnight this date differs from
 * the date in the text.
 */
export function dateOfInstant(instant: string, rules: ZoneRules): string {
  return dateOfWall(wallOfInstant(new Date(instant), rules));
}

/**
 * Returns the zone rules from the venue settings of the API. The clock changes in the settings take
 * precedence over the client's own zone data. Until the settings are loaded, the zone is
 * `Africa/Casablanca` without overrides.
 */
export function zoneOf(
  venue: { timeZone: string; clockTurns: readonly ZoneOverride[] } | undefined,
): ZoneRules {
  return { timeZone: venue?.timeZone ?? 'Africa/Casablanca', overrides: venue?.clockTurns ?? [] };
}

/**
 * Returns the instant of a wall time `YYYY-MM-DDTHH:mm`. If a clock change skips the wall time, the
 * result is null; if a clock change repeats it, the first instant.
 * @throws RangeError unless the text is a wall time
 */
export function instantOfWall(wall: string, rules: ZoneRules): Date | null {
  const asUtc = Date.parse(`${wall}Z`);
  // No UTC offset exceeds a day. The offset of the wall time is therefore one of the offsets at
  // `asUtc`, one day before and one day after.
  const offsets = [asUtc - DAY_MS, asUtc, asUtc + DAY_MS].map((near) =>
    offsetAt(new Date(near), rules),
  );
  const instants = offsets
    .map((offset) => asUtc - offset * MINUTE_MS)
    .filter((ms) => wallOfInstant(new Date(ms), rules) === wall);
  return instants.length === 0 ? null : new Date(Math.min(...instants));
}

/**
 * Morocco's clock changes of 2026 (tz data 2026c). `before` and `after` are the UTC offsets in
 * minutes east of UTC, one minute before the instant `at` and at that instant.
 */
const SENTINELS = [
  { at: '2026-02-15T02:00:00Z', before: 60, after: 0 },
  { at: '2026-03-22T02:00:00Z', before: 0, after: 60 },
  { at: '2026-09-20T01:00:00Z', before: 60, after: 0 },
  { at: '2027-06-01T00:00:00Z', before: 0, after: 0 },
] as const;

/**
 * Whether the zone data contains Morocco's clock changes of 2026; false if the runtime's zone data
 * is outdated.
 */
export function checkSentinels(
  offset: (instant: Date) => number = (instant) => runtimeOffset(instant, 'Africa/Casablanca'),
): boolean {
  return SENTINELS.every(({ at, before, after }) => {
    const instant = Date.parse(at);
    return offset(new Date(instant - MINUTE_MS)) === before && offset(new Date(instant)) === after;
  });
}
