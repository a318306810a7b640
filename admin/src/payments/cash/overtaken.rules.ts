import type { CashEntryAnswer, CashSessionAnswer } from '@five/shared/payments/cash.contract';

/** What a count is worth by now: it stands, or money has moved since and it must be made again. */
export function isOvertaken(told: Pick<CashSessionAnswer, 'reference' | 'countedAt'>, now: Pick<CashSessionAnswer, 'reference' | 'countedAt'>): boolean {
  return told.countedAt !== null && told.reference === now.reference && now.countedAt === null;
}

/** What has moved since a count, the first of it first. */
export function entriesSince(entries: readonly CashEntryAnswer[], countedAt: string): CashEntryAnswer[] {
  return entries.filter(({ at }) => at > countedAt).toReversed();
}

/** A count that is being made, and of which it is the next. */
export interface Counting {
  after: string | null;
  /** It was stored: its result is on its way. */
  done: boolean;
}

/** Whether the fields of a count stand: until the result of that very count is there. */
export function isCounting(counting: Counting | null, told: string | null): boolean {
  return told === null || (counting !== null && !(counting.done && told !== counting.after));
}
