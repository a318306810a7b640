import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { BOOKING_DURATIONS, isToCome } from '@five/shared/bookings/bookings.codes';
import {
  addMinutes,
  dateOfWall,
  minutesBetween,
  periodOf,
  timeOfWall,
} from '@five/shared/time/wall-time';
import type { Frame, Slot } from './board.rules.ts';

const [SHORTEST, LONGEST] = BOOKING_DURATIONS;

/** A booking being dragged: all of it, or its end only. */
export interface DraggedBooking {
  booking: BookingAnswer;
  part: 'whole' | 'end';
  /** Minutes below the first line of the board, and duration. */
  from: number;
  minutes: number;
  /** Minutes between the booking's start and the pointer at the beginning of the drag. */
  grip: number;
}

/** A position on the board. */
export interface DropTarget {
  pitch: string;
  from: number;
  minutes: number;
}

/**
 * The drop position for a pointer position: on the grid and within the board; dragging the end
 * gives one or two hours.
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

/** The slot at a position. */
export function slotOf(frame: Frame, { pitch, from, minutes }: DropTarget): Slot {
  const start = addMinutes(frame.start, from);
  return {
    pitch,
    date: dateOfWall(start),
    startTime: timeOfWall(start),
    endTime: timeOfWall(addMinutes(start, minutes)),
  };
}

/** The position of a slot. */
export function dropTargetAt(frame: Frame, { pitch, date, startTime, endTime }: Slot): DropTarget {
  const { start, end } = periodOf(date, startTime, endTime);
  return { pitch, from: minutesBetween(frame.start, start), minutes: minutesBetween(start, end) };
}

/** The position at the beginning of the drag. */
export function originOf({ booking: { pitch }, from, minutes }: DraggedBooking): DropTarget {
  return { pitch, from, minutes };
}

/** Whether the position is the original one. */
export function isOrigin(held: DraggedBooking, landing: DropTarget): boolean {
  const home = originOf(held);
  return (
    landing.pitch === home.pitch && landing.from === home.from && landing.minutes === home.minutes
  );
}

/** Upcoming bookings can be dragged; the API decides. */
export function isDraggable({ status }: BookingAnswer): boolean {
  return isToCome(status);
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
