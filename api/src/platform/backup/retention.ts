import { addDays, minutesBetween, weekdayOf } from '@five/shared/time/wall-time';

/** Wall time of the nightly backup, `HH:mm`: after the last hour of the opening day. */
const NIGHTLY = '03:30';
const FIRST_AFTER_MINUTES = 60;
const DAYS = 7;
const WEEKS = 4;
const MONTHS = 6;
// Age from which an unfinished backup file is deleted. It is longer than any backup takes.
const HOURS_OF_A_DRAFT = 24;
const DRAFT = /^nightly-(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})\.tar\.zst\.untried-\d+(\.part)?$/;
const NAME = /^nightly-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})\.tar\.zst$/;

/**
 * Returns the file name of a nightly backup, such as `nightly-2026-11-21T0330.tar.zst`.
 * @param wall the venue's time, `YYYY-MM-DDTHH:mm`
 */
export const nightlyName = (wall: string): string => `nightly-${wall.replace(':', '')}.tar.zst`;

/**
 * Wall time of the newest nightly backup. Null if there is none, or if all are dated in the future
 * because the clock was ahead.
 */
export function newestOfNights(names: readonly string[], now: string): string | null {
  const found = names
    .map((name) => NAME.exec(name))
    .filter((match) => match !== null)
    .map(([, date, hour, minute]) => `${date}T${hour}:${minute}`);
  return (
    found
      .filter((wall) => wall <= now)
      .sort()
      .at(-1) ?? null
  );
}

/**
 * Whether a nightly backup is due. If there is no backup yet, the first is due an hour after the
 * process start, because some machines are never on at night.
 * @param last wall time of the last backup; null if there is none
 * @param since wall time of the process start
 */
export function isDue(now: string, last: string | null, since: string): boolean {
  if (last === null) return minutesBetween(since, now) >= FIRST_AFTER_MINUTES;
  const tonight = `${now.slice(0, 10)}T${NIGHTLY}`;
  return last < (now >= tonight ? tonight : `${addDays(now.slice(0, 10), -1)}T${NIGHTLY}`);
}

/**
 * File names to delete. The newest backup is kept for each of the last seven days, four weeks and
 * six months with a backup.
 */
export function outdated(names: readonly string[]): string[] {
  const nightly = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const kept = new Set([
    ...newestOf(nightly, dateOf, DAYS),
    ...newestOf(nightly, weekOf, WEEKS),
    ...newestOf(nightly, (name) => dateOf(name).slice(0, 7), MONTHS),
  ]);
  return nightly.filter((name) => !kept.has(name));
}

/**
 * Names of unfinished backup files that killed processes have left. Files of the last 24 hours are
 * excluded, because their backup may still be running.
 */
export function leftOver(names: readonly string[], now: string): string[] {
  return names.filter((name) => {
    const [, hour, minute] = DRAFT.exec(name) ?? [];
    return hour !== undefined && minutesBetween(`${hour}:${minute}`, now) >= HOURS_OF_A_DRAFT * 60;
  });
}

/**
 * Returns the newest name of each group, for the first `groups` groups.
 * @param names file names, newest first
 * @param groupOf returns the group of a name, such as its week
 * @param groups maximum number of groups
 */
function newestOf(
  names: readonly string[],
  groupOf: (name: string) => string,
  groups: number,
): string[] {
  const newest = new Map<string, string>();
  for (const name of names) if (!newest.has(groupOf(name))) newest.set(groupOf(name), name);
  return [...newest.values()].slice(0, groups);
}

const dateOf = (name: string): string => NAME.exec(name)?.[1] ?? '';

/** The Monday of the week in which a backup was made. */
const weekOf = (name: string): string => addDays(dateOf(name), 1 - weekdayOf(dateOf(name)));
