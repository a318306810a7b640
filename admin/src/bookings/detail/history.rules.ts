import type { HistoryEntry } from '@five/shared/bookings/bookings.contract';

/** Actions that the booking's history describes with a sentence of their own. */
const TEXT_KEYS = [
  'reserve',
  'confirm',
  'expire',
  'cancel',
  'move',
  'update',
  'complete',
  'noShow',
  'showedUp',
  'review',
  'refuseProof',
  'pay',
  'payInHours',
  'unpay',
  'join',
] as const;
type HistoryTextKey = (typeof TEXT_KEYS)[number] | 'moved' | 'movedKept';

type Entry = Pick<HistoryEntry, 'act' | 'amountCents' | 'was' | 'is' | 'priceKept'>;

/**
 * The key of the sentence that describes an action in the history. Null if the action has no
 * sentence of its own, or if it is a payment whose amount was not stored.
 */
export function historyTextKey({
  act,
  amountCents,
  was,
  is,
  priceKept,
}: Entry): HistoryTextKey | null {
  const textKey = TEXT_KEYS.find((one) => act === `booking.${one}`) ?? null;
  if (textKey === 'move' && was && is) return priceKept ? 'movedKept' : 'moved';
  return (textKey === 'pay' || textKey === 'unpay') && amountCents === null ? null : textKey;
}
