import { ageOn } from '../auth/auth.rules.ts';
import { gapless } from '../search/fold.ts';
import { addDays, daysBetween, weekdayOf } from '../time/wall-time.ts';
import { ACADEMY_MAX_AGE, ACADEMY_MIN_AGE, type RegistrationState } from './academy.codes.ts';

/** Registrations that one guardian may have waiting for an answer: a large family, not a script. */
export const MAX_OPEN_REGISTRATIONS = 6;

/** Whether a child is of an age that the academy does not take, or another group's; null where it fits. Age is that of the day the season starts. */
export function ageProblem(birthDate: string, seasonStart: string, { minAge, maxAge }: { minAge: number; maxAge: number }): 'academy' | 'group' | null {
  const age = ageOn(birthDate, seasonStart);
  if (age < ACADEMY_MIN_AGE || age > ACADEMY_MAX_AGE) return 'academy';
  return age < minAge || age > maxAge ? 'group' : null;
}

/**
 * What two registrations of one child have in common, however its names are written: capitals, accents, letters of Arabic that stand for one
 * another, blanks and hyphens, the name in place of the first name, one of two first names beside the family name. The letters of all names in
 * one circle, read from the place that sorts first.
 */
export function childKey({ firstName, name }: { firstName: string; name: string }): string {
  const letters = [...gapless(`${firstName} ${name}`)];
  const readings = letters.map((_, at) => [...letters.slice(at), ...letters.slice(0, at)].join(''));
  return readings.sort()[0] ?? '';
}

/** Whether a registration in this state takes one of the group's places. */
export const holdsPlace = (status: RegistrationState): boolean => status === 'received' || status === 'confirmed';

/** @param taken places that are held */
export function placesLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken);
}

/** What becomes of a child that is registered now. */
export function statusOfNew(capacity: number, taken: number): 'received' | 'waiting' {
  return placesLeft(capacity, taken) > 0 ? 'received' : 'waiting';
}

const NEXT: Record<RegistrationState, readonly RegistrationState[]> = {
  received: ['confirmed', 'cancelled'],
  waiting: ['received', 'confirmed', 'cancelled'],
  confirmed: ['cancelled'],
  cancelled: ['received', 'waiting', 'confirmed'],
};

/** Whether staff may take a registration from one state to another. */
export const mayBecome = (from: RegistrationState, to: RegistrationState): boolean => NEXT[from].includes(to);

/** The dates of a weekly session within its season, from `first` to `last`, all ends included. */
export function datesOf({ weekday, from, to }: { weekday: number; from: string; to: string }, first: string, last: string): string[] {
  const start = first > from ? first : from;
  const end = last < to ? last : to;
  const next = addDays(start, (weekday - weekdayOf(start) + 7) % 7);
  const weeks = Math.floor(daysBetween(next, end) / 7) + 1;
  return Array.from({ length: Math.max(0, weeks) }, (_, week) => addDays(next, 7 * week));
}

const SHOWN_DATES = 8;

/** The days on which a session was on, up to today, the latest first: not those on which something else was on its pitch. */
export function pastDatesOf(session: { weekday: number; from: string; to: string; missed: readonly string[] }, today: string): string[] {
  return datesOf(session, session.from, today).filter((date) => !session.missed.includes(date)).reverse();
}

/** Those of them that are offered for a choice. */
export const latestDates = (dates: readonly string[]): string[] => dates.slice(0, SHOWN_DATES);
