import type { SquadRole } from './squads.codes.ts';

/** Largest number of members: two matches of the largest size, and two more. */
export const MAX_MEMBERS = 30;
/** Squads of one captain: one for each evening of the week, and as many again that have ended. */
export const MAX_SQUADS = 14;
export const MAX_SQUAD_NAME = 60;
/**
 * Hours before a match at which those who have not answered are reminded, earliest first: time to
 * find other players, then the evening before.
 */
export const REMINDER_HOURS = [72, 24] as const;
export type ReminderHours = (typeof REMINDER_HOURS)[number];

/** Whether a member of this role changes members and the matches of the squad. */
export const leads = (role: SquadRole | null): boolean =>
  role === 'captain' || role === 'co_captain';

/**
 * The reminder that is due this number of minutes before the start; null if none is. A match that
 * was opened late has only the later one.
 */
export function reminderDue(minutesAhead: number): ReminderHours | null {
  if (minutesAhead <= 0) return null;
  return REMINDER_HOURS.findLast((hours) => minutesAhead <= hours * 60) ?? null;
}

/** A member as a candidate for captain. `since` is the instant of joining, in ISO form. */
export interface Candidate {
  role: SquadRole;
  since: string;
}

/**
 * The member that takes over from a captain whose account is erased: the co-captain that joined
 * first. Undefined: the squad ends.
 */
export const successorOf = <M extends Candidate>(members: readonly M[]): M | undefined =>
  members
    .filter(({ role }) => role === 'co_captain')
    .toSorted((one, other) => one.since.localeCompare(other.since))[0];

/** Why a member cannot be removed or leave; null if it can. A captain hands over first. */
export const removalProblem = (role: SquadRole): 'SQUAD_CAPTAIN_STAYS' | null =>
  role === 'captain' ? 'SQUAD_CAPTAIN_STAYS' : null;

/** Why a squad with this number of members takes no more; null if it does. */
export const joinProblem = (members: number): 'SQUAD_FULL' | null =>
  members >= MAX_MEMBERS ? 'SQUAD_FULL' : null;

/** Whether a member of the role `by` removes another one of the role `of`. */
export const mayRemove = (by: SquadRole, of: SquadRole): boolean =>
  by === 'captain' || (by === 'co_captain' && of === 'member');
