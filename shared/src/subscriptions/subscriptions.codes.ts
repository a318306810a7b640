export const SUBSCRIPTION_STATUSES = ['pending', 'active', 'expired', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/**
 * Allowed transitions of a pack's status. A reversed payment makes an active pack pending again.
 */
const SUBSCRIPTION_TRANSITIONS = {
  pending: ['active', 'cancelled'],
  active: ['expired', 'pending'],
  expired: [],
  cancelled: [],
} as const satisfies Record<SubscriptionStatus, readonly SubscriptionStatus[]>;

/**
 * Kinds of movements of pack hours: `purchase` and `cancellation` add hours, `booking` and `expiry`
 * subtract hours, `adjustment` may do either.
 */
export const LEDGER_KINDS = [
  'purchase',
  'booking',
  'cancellation',
  'expiry',
  'adjustment',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export function canFollowSubscription(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  const next: readonly SubscriptionStatus[] = SUBSCRIPTION_TRANSITIONS[from];
  return next.includes(to);
}
