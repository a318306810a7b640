import {
  addDays,
  addMinutes,
  dateOfWall,
  minutesBetween,
  timeOfWall,
  wallOf,
} from '../time/wall-time.ts';

/**
 * Quiet hours of the waiting list as wall time of the venue. During these hours, offers are
 * announced only for slots that begin before the quiet hours end.
 */
const QUIET_FROM = '23:00';
const QUIET_UNTIL = '08:00';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * Duration of an offer (`lasts`) by the minimum time from its announcement until the slot
 * (`ahead`), both in minutes. The first band whose `ahead` is not above the remaining time applies.
 */
const BANDS = [
  { ahead: 2 * DAY_MINUTES, lasts: DAY_MINUTES },
  { ahead: 6 * HOUR_MINUTES, lasts: 2 * HOUR_MINUTES },
  { ahead: 0, lasts: 30 },
] as const;

/** Wall times at which an offer is announced (`announce`) and at which it ends (`end`). */
export interface OfferSpan {
  announce: string;
  end: string;
}

/**
 * Returns the times at which an offer is announced and ends. An offer lasts a day if the slot
 * begins in at least two days, two hours if in at least six hours, else half an hour. An offer
 * never ends after the slot's start. From 23:00 to 08:00 no offer is announced, and this time does
 * not count towards the duration. A slot that is freed in these hours is announced at 08:00, unless
 * it begins by 08:00; then it is announced at once.
 * @param now current wall time of the venue
 * @param start wall time at which the slot starts, later than `now`
 */
export function offerSpan(now: string, start: string): OfferSpan {
  const morning = morningAfter(now);
  const announce = morning !== null && morning < start ? morning : now;
  const end = awake(addMinutes(announce, minutesOfOffer(minutesBetween(announce, start))), start);
  return { announce, end: end < start ? end : start };
}

/**
 * Returns the duration in minutes of an offer whose slot begins `ahead` minutes after the
 * announcement.
 */
export function minutesOfOffer(ahead: number): number {
  return BANDS.find((band) => ahead >= band.ahead)?.lasts ?? 0;
}

/**
 * Moves the end of an offer out of the quiet hours: the minutes after 23:00 become minutes after
 * 08:00. The end does not move if the slot starts by 08:00.
 */
function awake(end: string, start: string): string {
  const morning = morningAfter(end);
  if (morning === null || morning >= start) return end;
  return addMinutes(morning, minutesBetween(nightBefore(morning), end));
}

/**
 * Returns the end of the quiet hours that contain a wall time; null for a wall time outside them.
 */
function morningAfter(wall: string): string | null {
  const [date, time] = [dateOfWall(wall), timeOfWall(wall)];
  if (time >= QUIET_FROM) return wallOf(addDays(date, 1), QUIET_UNTIL);
  return time < QUIET_UNTIL ? wallOf(date, QUIET_UNTIL) : null;
}

const nightBefore = (morning: string): string =>
  wallOf(addDays(dateOfWall(morning), -1), QUIET_FROM);
