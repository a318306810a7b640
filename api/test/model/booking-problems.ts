import type { Edge } from './actions.ts';
import { type BookingFact, collide, isAhead, isLive, type Slot } from './booking-facts.ts';
import { dayOf, daysOn, HOUR, hourOf, timeOf } from './calendar.ts';
import { dayAt, type ModelState } from './model-state.ts';
import { canPay, type PackFact } from './pack-facts.ts';

const MOST_PENDING = 2;
const MOST_UPCOMING = 6;
const CLOSING_HOUR = 25;
const HORIZON_DAYS = 60;

export function slotOf(
  model: ModelState,
  pitch: string,
  { days, hour, long }: { days: number | Edge; hour: number; long: boolean },
): Slot {
  const start = hourOf(dayAt(model, days), hour);
  const hours = long && hour + 2 <= CLOSING_HOUR ? 2 : 1;
  return { pitch, start, end: start + hours * HOUR };
}

export const wishOf = ({ pitch, start, end }: Slot) => ({
  date: dayOf(start),
  startTime: timeOf(start),
  endTime: timeOf(end),
  pitch,
});

export const slotProblems = (
  { now, bookings }: ModelState,
  slot: Slot,
  desk: boolean,
  own?: BookingFact,
) => ({
  BOOKING_BEYOND_HORIZON: dayOf(slot.start) > daysOn(dayOf(now), HORIZON_DAYS),
  BOOKING_IN_PAST: desk ? slot.end <= now : slot.start <= now,
  BOOKING_SLOT_TAKEN: bookings.some((one) => one !== own && isLive(one) && collide(one, slot)),
});

/**
 * Returns which errors the API gives because the customer has too many pending or upcoming
 * bookings. The limit on pending bookings does not apply to a booking that is paid with hours.
 */
export function capProblems({ now, bookings }: ModelState, method: string) {
  const pending = bookings.filter(({ state }) => state === 'pending').length;
  const upcoming = bookings.filter((one) => isAhead(one) && one.start > now).length;
  return {
    BOOKING_TOO_MANY_PENDING: method !== 'pack' && pending >= MOST_PENDING,
    BOOKING_TOO_MANY_UPCOMING: upcoming >= MOST_UPCOMING,
  };
}

export const endProblems = ({ state }: BookingFact) => ({
  BOOKING_ALREADY_CANCELLED: state === 'cancelled',
  BOOKING_EXPIRED: state === 'expired',
});

/**
 * Whether a pack can pay for a moved match. The new day must be in the pack's validity period.
 * @param more hours by which the match becomes longer; if positive, the pack must have these hours
 * left
 */
export function canFollow(pack: PackFact, more: number, day: string): boolean {
  return more > 0
    ? canPay(pack, more, day)
    : pack.from !== null && pack.until !== null && pack.from <= day && day <= pack.until;
}
