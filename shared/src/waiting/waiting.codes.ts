export const WAITING_STATUSES = [
  'waiting',
  'offered',
  'taken',
  'declined',
  'lapsed',
  'left',
  'over',
] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/**
 * Allowed transitions of an entry's status. An entry gets only one offer: after a declined or
 * expired offer the customer has to join the list again, at its end.
 */
const WAITING_TRANSITIONS = {
  waiting: ['offered', 'left', 'over'],
  offered: ['taken', 'declined', 'lapsed', 'left'],
  taken: [],
  declined: [],
  lapsed: [],
  left: [],
  over: [],
} as const satisfies Record<WaitingStatus, readonly WaitingStatus[]>;

/** Maximum number of current waiting list entries of a player. */
export const MAX_WAITING = 3;

/** Number of past weeks from which the chance of a free slot is estimated. */
export const CHANCE_WEEKS = 8;

export function canFollowWaiting(from: WaitingStatus, to: WaitingStatus): boolean {
  const next: readonly WaitingStatus[] = WAITING_TRANSITIONS[from];
  return next.includes(to);
}
