import { lastOn } from '../slots/opening.rules.ts';
import { addDays } from '../time/wall-time.ts';
import type { OpeningException } from './venue.contract.ts';

/**
 * Number of days for which special hours are announced. Announcements of later days would only
 * distract from the usual week.
 */
const NOTICE_DAYS = 30;

/**
 * Returns the exceptions (days with special hours, and closed days) that are current or begin
 * within 30 days, sorted by first day. An exception is omitted if later exceptions in the list
 * apply on all its days within these 30 days.
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
