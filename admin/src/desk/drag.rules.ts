import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { BOOKING_DURATIONS, isToCome } from '@five/shared/bookings/bookings.codes';
import { addMinutes, dateOfWall, minutesBetween, periodOf, timeOfWall } from '@five/shared/time/wall-time';
import type { Frame, Slot } from './board.rules.ts';

const [SHORTEST, LONGEST] = BOOKING_DURATIONS;

/** A booking in the hand: all of it, or its end alone. */
export interface Held {
  booking: BookingAnswer;
  part: 'whole' | 'end';
  /** Minutes below the first line of the board, and how long. */
  from: number;
  minutes: number;
  /** Minutes between the start of the booking and the pointer when it was taken. */
  grip: number;
}

/** Where on the board something would lie. */
export interface Landing {
  pitch: string;
  from: number;
  minutes: number;
}

/** Where it would lie with the pointer there: on the grid, inside of the board; an end makes one hour or two of it. */
export function landingOf(held: Held, at: { pitch: string; minute: number }, grid: { step: number; minutes: number }): Landing {
  const snapped = (minute: number) => Math.round(minute / grid.step) * grid.step;
  if (held.part === 'whole') return { pitch: at.pitch, from: clamp(snapped(at.minute - held.grip), 0, grid.minutes - held.minutes), minutes: held.minutes };
  const isLong = at.minute - held.from > (SHORTEST + LONGEST) / 2;
  return { pitch: held.booking.pitch, from: held.from, minutes: isLong ? LONGEST : SHORTEST };
}

/** The slot under a landing. */
export function slotOf(frame: Frame, { pitch, from, minutes }: Landing): Slot {
  const start = addMinutes(frame.start, from);
  return { pitch, date: dateOfWall(start), startTime: timeOfWall(start), endTime: timeOfWall(addMinutes(start, minutes)) };
}

/** Where a slot lies on the board. */
export function landingAt(frame: Frame, { pitch, date, startTime, endTime }: Slot): Landing {
  const { start, end } = periodOf(date, startTime, endTime);
  return { pitch, from: minutesBetween(frame.start, start), minutes: minutesBetween(start, end) };
}

/** Where it lay when it was taken. */
export function homeOf({ booking: { pitch }, from, minutes }: Held): Landing {
  return { pitch, from, minutes };
}

/** Put back where it was taken. */
export function isHome(held: Held, landing: Landing): boolean {
  const home = homeOf(held);
  return landing.pitch === home.pitch && landing.from === home.from && landing.minutes === home.minutes;
}

/** What stands and still waits to be played can be taken up; the API has the last word. */
export function canHold({ status }: BookingAnswer): boolean {
  return isToCome(status);
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
