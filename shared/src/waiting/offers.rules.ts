import { addDays, addMinutes, dateOfWall, minutesBetween, timeOfWall, wallOf } from '../time/wall-time.ts';

/** Nobody is asked between these hours of the venue's wall, unless it is about tonight. */
const QUIET_FROM = '23:00';
const QUIET_UNTIL = '08:00';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long an offer lasts, by how far ahead its slot is: the first band that is not farther than that. */
const BANDS = [
  { ahead: 2 * DAY_MINUTES, lasts: DAY_MINUTES },
  { ahead: 6 * HOUR_MINUTES, lasts: 2 * HOUR_MINUTES },
  { ahead: 0, lasts: 30 },
] as const;

/** When an offer is told and when it ends, on the venue's wall. */
export interface OfferSpan {
  tell: string;
  end: string;
}

/**
 * A day where the slot is two days ahead or more, two hours from six hours on, else half an hour; never past the start. From 23:00
 * to 08:00 nobody is asked and no time runs: what comes free then is told at 08:00, and what would end then ends as much later. A
 * slot that begins before the night is over is for tonight: it is told at once.
 * @param now the venue's wall @param start the slot's, later than now
 */
export function offerSpan(now: string, start: string): OfferSpan {
  const morning = morningAfter(now);
  const tell = morning !== null && morning < start ? morning : now;
  const end = awake(addMinutes(tell, minutesOfOffer(minutesBetween(tell, start))), start);
  return { tell, end: end < start ? end : start };
}

/** How long an offer lasts whose slot begins so many minutes after it is told. */
export function minutesOfOffer(ahead: number): number {
  return BANDS.find((band) => ahead >= band.ahead)?.lasts ?? 0;
}

/** An end in the night of which nobody is asked moves to the morning, as far behind 08:00 as it was behind 23:00. */
function awake(end: string, start: string): string {
  const morning = morningAfter(end);
  if (morning === null || morning >= start) return end;
  return addMinutes(morning, minutesBetween(nightBefore(morning), end));
}

/** The end of the quiet hours that a wall lies in; null by day. */
function morningAfter(wall: string): string | null {
  const [date, time] = [dateOfWall(wall), timeOfWall(wall)];
  if (time >= QUIET_FROM) return wallOf(addDays(date, 1), QUIET_UNTIL);
  return time < QUIET_UNTIL ? wallOf(date, QUIET_UNTIL) : null;
}

const nightBefore = (morning: string): string => wallOf(addDays(dateOfWall(morning), -1), QUIET_FROM);
