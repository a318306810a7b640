import type { CashEntryAnswer, CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';

/** Whether cash was moved after the count, so that the count must be repeated. */
export function isCountStale(
  counted: Pick<CashSessionAnswer, 'reference' | 'countedAt'>,
  now: Pick<CashSessionAnswer, 'reference' | 'countedAt'>,
): boolean {
  return (
    counted.countedAt !== null && counted.reference === now.reference && now.countedAt === null
  );
}

/** Movements since a count, oldest first. */
export function entriesSince(
  entries: readonly CashEntryAnswer[],
  countedAt: string,
): CashEntryAnswer[] {
  return entries.filter(({ at }) => at > countedAt).toReversed();
}

/**
 * A count in progress. `after` is the instant of the session's previous count; null if there is
 * none.
 */
export interface Counting {
  after: string | null;
  /** Whether the count is stored, so that its result is loading. */
  done: boolean;
}

/**
 * Whether to show the fields of the count form. They are shown until the result of the count in
 * progress is loaded.
 */
export function isCounting(counting: Counting | null, counted: string | null): boolean {
  return counted === null || (counting !== null && !(counting.done && counted !== counting.after));
}
