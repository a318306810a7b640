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
 * Allowed transitions. An entry gets one offer: after declining it or letting it expire the
 * customer has to join again at the end.
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

/** Maximum number of waiting list entries of a player. */
export const MAX_WAITING = 3;

/** Number of weeks behind the estimated chance. */
export const CHANCE_WEEKS = 8;

export function canFollowWaiting(from: WaitingStatus, to: WaitingStatus): boolean {
  const next: readonly WaitingStatus[] = WAITING_TRANSITIONS[from];
  return next.includes(to);
}
