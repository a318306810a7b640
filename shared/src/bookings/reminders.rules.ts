import { addDays, wallOf } from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';

/** Local time of match reminders, when people plan their next evening. */
const EVENING = '18:00';

/** Returns the local time of a match's reminder, which is on the evening before its opening day. */
export function eveOf(openingDay: string): string {
  return wallOf(addDays(openingDay, -1), EVENING);
}

/**
 * Whether the start, the end or the pitch of a match changed, so that its reminder is no longer
 * correct.
 */
export function isOtherMatch(
  before: WallPeriod & { pitch: string },
  after: WallPeriod & { pitch: string },
): boolean {
  return before.start !== after.start || before.end !== after.end || before.pitch !== after.pitch;
}
