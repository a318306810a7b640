import { lastOn } from '../slots/opening.rules.ts';
import { addDays } from '../time/wall-time.ts';
import type { OpeningException } from './venue.contract.ts';

/** Later days would only hide the usual week. */
const NOTICE_DAYS = 30;

/**
 * Days with special hours and closed days that are current or begin within a month, nearest first.
 * Days that a later entry of the list covers are excluded.
 */
export function daysAhead<Text>(
  today: string,
  exceptions: readonly OpeningException<Text>[],
): OpeningException<Text>[] {
  const announced = new Set(
    Array.from({ length: NOTICE_DAYS + 1 }, (_, day) => lastOn(addDays(today, day), exceptions)),
  );
  return exceptions
    .filter((one) => announced.has(one))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
