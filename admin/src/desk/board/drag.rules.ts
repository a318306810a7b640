import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import {
  addMinutes,
  dateOfWall,
  minutesBetween,
  periodOf,
  timeOfWall,
} from '@five/shared/time/wall-time';
import type { Frame, Slot } from './board.rules.ts';

const [SHORTEST, LONGEST] = BOOKING_DURATIONS;

/** A booking that is being dragged: either the whole booking, or its end only. */
export interface DraggedBooking {
  booking: BookingAnswer;
  part: 'whole' | 'end';
  /**
   * Start of the booking in minutes after the time at the top of the board; `minutes` is the
   * booking's duration.
   */
  from: number;
  minutes: number;
  /** Minutes between the booking's start and the pointer at the beginning of the drag. */
  grip: number;
}

/**
 * A position on the board: the pitch, the start in minutes after the time at the top of the board,
 * and the duration in minutes.
 */
export interface DropTarget {
  pitch: string;
  from: number;
  minutes: number;
}

/**
 * The position at which the booking would be dropped if the pointer is released here: on the grid
 * and within the board. If only the booking's end is dragged, the result lasts one or two hours.
 */
export function dropTargetOf(
  held: DraggedBooking,
  at: { pitch: string; minute: number },
  grid: { step: number; minutes: number },
): DropTarget {
  const snapped = (minute: number) => Math.round(minute / grid.step) * grid.step;
  if (held.part === 'whole')
    return {
      pitch: at.pitch,
      from: clamp(snapped(at.minute - held.grip), 0, grid.minutes - held.minutes),
      minutes: held.minutes,
    };
  const isLong = at.minute - held.from > (SHORTEST + LONGEST) / 2;
  return { pitch: held.booking.pitch, from: held.from, minutes: isLong ? LONGEST : SHORTEST };
}

/** Converts a position on the board to a slot. */
export function slotOf(frame: Frame, { pitch, from, minutes }: DropTarget): Slot {
  const start = addMinutes(frame.start, from);
  return {
    pitch,
    date: dateOfWall(start),
    startTime: timeOfWall(start),
    endTime: timeOfWall(addMinutes(start, minutes)),
  };
}

/** Converts a slot to its position on the board. */
export function dropTargetAt(frame: Frame, { pitch, date, startTime, endTime }: Slot): DropTarget {
  const { start, end } = periodOf(date, startTime, endTime);
  return { pitch, from: minutesBetween(frame.start, start), minutes: minutesBetween(start, end) };
}

/** The booking's position on the board before the drag. */
export function originOf({ booking: { pitch }, from, minutes }: DraggedBooking): DropTarget {
  return { pitch, from, minutes };
}

/** Whether a drop position equals the booking's position before the drag. */
export function isOrigin(held: DraggedBooking, landing: DropTarget): boolean {
  const home = originOf(held);
  return (
    landing.pitch === home.pitch && landing.from === home.from && landing.minutes === home.minutes
  );
}

/**
 * Whether a booking can be dragged, which all upcoming ones can; the API decides about the move.
 */
export function isDraggable({ status }: BookingAnswer): boolean {
  return isUpcoming(status);
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
