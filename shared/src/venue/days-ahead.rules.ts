import { lastOn } from '../slots/opening.rules.ts';
import { addDays } from '../time/wall-time.ts';
import type { OpeningException } from './venue.contract.ts';

/** Who plans for a feast looks a month ahead; what comes later would only push the week out of sight. */
const TOLD_DAYS = 30;

/** The days with hours of their own, or none, that run today or begin within a month, the nearest first; without those that others listed after them cover. */
export function daysAhead<Text>(today: string, exceptions: readonly OpeningException<Text>[]): OpeningException<Text>[] {
  const told = new Set(Array.from({ length: TOLD_DAYS + 1 }, (_, day) => lastOn(addDays(today, day), exceptions)));
  return exceptions.filter((one) => told.has(one)).toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
