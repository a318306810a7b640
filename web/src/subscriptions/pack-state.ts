import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';

/** Whether a pack is shown as frozen. Only an active pack is; expired and unpaid packs are not. */
export const isFrozen = ({ frozen, status }: SubscriptionAnswer): boolean =>
  frozen && status === 'active';

/** Returns the key of the text that states the next step of the owner of a pack. */
export function todoOf(pack: SubscriptionAnswer) {
  const {
    status,
    paymentMethod,
    dueCents,
    remainingHours,
    remainingMinutes,
    frozenReason,
    underReview,
  } = pack;
  if (isFrozen(pack)) return frozenReason === null && dueCents > 0 ? 'frozenDue' : 'frozen';
  if (underReview) return 'review';
  if (status === 'pending') return paymentMethod;
  return status === 'active' && remainingHours === 0 && remainingMinutes === 0 ? 'used' : status;
}
