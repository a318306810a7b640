import { addDays } from '../../time/wall-time.ts';

/** Number of days after the match in which its player may dispute a no-show. */
const DISPUTE_DAYS = 14;

/** Returns the last day on which a no-show of a match on this date may be disputed. */
export const lastDisputeDay = (date: string): string => addDays(date, DISPUTE_DAYS);

export type DisputeProblem = 'NO_SHOW_NOT_MARKED' | 'NO_SHOW_DISPUTED' | 'NO_SHOW_DISPUTE_LATE';

/** Returns why a player cannot dispute a no-show, or null. Each no-show is disputed once. */
export function noShowDisputeProblem({
  isNoShow,
  isDisputed,
  date,
  today,
}: {
  isNoShow: boolean;
  isDisputed: boolean;
  /** Date of the match, and the present date at the venue. */
  date: string;
  today: string;
}): DisputeProblem | null {
  if (!isNoShow) return 'NO_SHOW_NOT_MARKED';
  if (isDisputed) return 'NO_SHOW_DISPUTED';
  return today > lastDisputeDay(date) ? 'NO_SHOW_DISPUTE_LATE' : null;
}
