import { ageOn } from '../auth/auth.rules.ts';
import { gapless } from '../search/fold.ts';
import { addDays, daysBetween, weekdayOf } from '../time/wall-time.ts';
import { ACADEMY_MAX_AGE, ACADEMY_MIN_AGE, type RegistrationState } from './academy.codes.ts';

/**
 * Maximum number of pending registrations per guardian: enough for a large family, and too few for
 * automated registrations to fill a group.
 */
export const MAX_OPEN_REGISTRATIONS = 6;

/**
 * Returns why a child's age does not fit the academy or the group; null if it fits. The age on the
 * first day of the season counts.
 */
export function ageProblem(
  birthDate: string,
  seasonStart: string,
  { minAge, maxAge }: { minAge: number; maxAge: number },
): 'academy' | 'group' | null {
  const age = ageOn(birthDate, seasonStart);
  if (age < ACADEMY_MIN_AGE || age > ACADEMY_MAX_AGE) return 'academy';
  return age < minAge || age > maxAge ? 'group' : null;
}

/**
 * Returns a key that is equal for all spellings of a child's name. It ignores case, accents,
 * equivalent Arabic letters, blanks, hyphens, and the order of first and family name. The letters
 * of both names form a circle; the key reads the circle from the position that sorts first.
 */
export function childKey({ firstName, name }: { firstName: string; name: string }): string {
  const letters = [...gapless(`${firstName} ${name}`)];
  const readings = letters.map((_, at) => [...letters.slice(at), ...letters.slice(0, at)].join(''));
  return readings.sort()[0] ?? '';
}

/** Whether a registration in this state takes a place. */
export const holdsPlace = (status: RegistrationState): boolean =>
  status === 'received' || status === 'confirmed';

/**
 * Returns the number of free places.
 * @param taken number of taken places
 */
export function placesLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken);
}

/** Returns the state of a new registration: `received` if a place is free, else `waiting`. */
export function statusOfNew(capacity: number, taken: number): 'received' | 'waiting' {
  return placesLeft(capacity, taken) > 0 ? 'received' : 'waiting';
}

const NEXT: Record<RegistrationState, readonly RegistrationState[]> = {
  received: ['confirmed', 'cancelled'],
  waiting: ['received', 'confirmed', 'cancelled'],
  confirmed: ['cancelled'],
  cancelled: ['received', 'waiting', 'confirmed'],
};

/** Whether staff may change a registration from one state to another. */
export const mayBecome = (from: RegistrationState, to: RegistrationState): boolean =>
  NEXT[from].includes(to);

/**
 * Returns the dates of a weekly session that are within its season and between `first` and `last`.
 * All boundary dates are included.
 */
export function datesOf(
  { weekday, from, to }: { weekday: number; from: string; to: string },
  first: string,
  last: string,
): string[] {
  const start = first > from ? first : from;
  const end = last < to ? last : to;
  const next = addDays(start, (weekday - weekdayOf(start) + 7) % 7);
  const weeks = Math.floor(daysBetween(next, end) / 7) + 1;
  return Array.from({ length: Math.max(0, weeks) }, (_, week) => addDays(next, 7 * week));
}

const SHOWN_DATES = 8;

/**
 * Returns the past dates of a session up to and including today, latest first. The dates in
 * `missed` are left out, because on them another entry occupied the pitch.
 */
export function pastDatesOf(
  session: { weekday: number; from: string; to: string; missed: readonly string[] },
  today: string,
): string[] {
  return datesOf(session, session.from, today)
    .filter((date) => !session.missed.includes(date))
    .reverse();
}

/**
 * Returns the eight latest dates, as choices for a list.
 * @param dates latest first
 */
export const latestDates = (dates: readonly string[]): string[] => dates.slice(0, SHOWN_DATES);
