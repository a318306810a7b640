import {
  addDays,
  addMinutes,
  dateOfWall,
  minutesBetween,
  timeOfWall,
  wallOf,
} from '../time/wall-time.ts';

/** Quiet hours of the venue's wall time, without offers except for the same night. */
const QUIET_FROM = '23:00';
const QUIET_UNTIL = '08:00';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * Duration of an offer by the time until its slot: the first band with a smaller or equal distance
 * applies.
 */
const BANDS = [
  { ahead: 2 * DAY_MINUTES, lasts: DAY_MINUTES },
  { ahead: 6 * HOUR_MINUTES, lasts: 2 * HOUR_MINUTES },
  { ahead: 0, lasts: 30 },
] as const;

/** Announcement and end of an offer, as wall time. */
export interface OfferSpan {
  tell: string;
  end: string;
}

/**
 * Duration of an offer: a day if the slot is at least two days ahead, two hours from six hours on,
 * else half an hour; never past the start. From 23:00 to 08:00 no offer is announced and no time
 * runs. Slots freed then are announced at 08:00, and offers that would end then end correspondingly
 * later. A slot that begins before the end of the night is announced at once.
 * @param now the venue's wall time
 * @param start start of the slot, later than now
 */
export function offerSpan(now: string, start: string): OfferSpan {
  const morning = morningAfter(now);
  const tell = morning !== null && morning < start ? morning : now;
  const end = awake(addMinutes(tell, minutesOfOffer(minutesBetween(tell, start))), start);
  return { tell, end: end < start ? end : start };
}

/** Duration of an offer whose slot begins this many minutes after the announcement. */
export function minutesOfOffer(ahead: number): number {
  return BANDS.find((band) => ahead >= band.ahead)?.lasts ?? 0;
}

/**
 * Moves an end within the quiet hours to the morning, as long after 08:00 as it was after 23:00.
 */
function awake(end: string, start: string): string {
  const morning = morningAfter(end);
  if (morning === null || morning >= start) return end;
  return addMinutes(morning, minutesBetween(nightBefore(morning), end));
}

/** The end of the quiet hours around a wall time; null by day. */
function morningAfter(wall: string): string | null {
  const [date, time] = [dateOfWall(wall), timeOfWall(wall)];
  if (time >= QUIET_FROM) return wallOf(addDays(date, 1), QUIET_UNTIL);
  return time < QUIET_UNTIL ? wallOf(date, QUIET_UNTIL) : null;
}

const nightBefore = (morning: string): string =>
  wallOf(addDays(dateOfWall(morning), -1), QUIET_FROM);
