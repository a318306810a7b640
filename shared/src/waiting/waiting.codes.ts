export const WAITING_STATUSES = ['waiting', 'offered', 'taken', 'declined', 'lapsed', 'left', 'over'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** From each state, the states that may follow it. A turn comes once: who declines it or lets it lapse stands in line again at its end. */
const WAITING_TRANSITIONS = {
  waiting: ['offered', 'left', 'over'],
  offered: ['taken', 'declined', 'lapsed', 'left'],
  taken: [],
  declined: [],
  lapsed: [],
  left: [],
  over: [],
} as const satisfies Record<WaitingStatus, readonly WaitingStatus[]>;

/** How many places in line one player may have at a time. */
export const MAX_WAITING = 3;

/** Over how many weeks the chance is told. */
export const CHANCE_WEEKS = 8;

export function canFollowWaiting(from: WaitingStatus, to: WaitingStatus): boolean {
  const next: readonly WaitingStatus[] = WAITING_TRANSITIONS[from];
  return next.includes(to);
}
