import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer, DeskOccupancy } from '@five/shared/desk/desk.contract';
import type { StandingOnPitch, TimeSpan } from '@five/shared/slots/slots.contract';
import {
  addDays,
  addMinutes,
  compareWritten,
  daysBetween,
  minutesBetween,
  periodOf,
  timeOfWall,
  wallOf,
  dateOfWall,
} from '@five/shared/time/wall-time';

const DAY_MINUTES = 1440;

/** A pitch and a period that starts on the venue's grid. */
export interface Slot extends TimeSpan {
  pitch: string;
  /** Calendar date of the start. */
  date: string;
}

/**
 * The time range that the board shows, from the first opening to the last closing of the day. It is
 * wider if a booking or block lies outside.
 */
export interface Frame {
  /** Wall time at the top of the board. */
  start: string;
  minutes: number;
  lines: { offset: number; time: string }[];
}

interface Placed {
  key: string;
  /** Start in minutes after the time at the top of the board. */
  from: number;
  minutes: number;
}

export type BookingCell = Placed & { kind: 'booking'; booking: BookingAnswer };
export type OccupancyCell = Placed & { kind: 'occupancy'; occupancy: DeskOccupancy };
export type OpenCell = Placed & { kind: 'free' | 'begun' | 'past' | 'far'; slot: Slot };
export type Cell = BookingCell | OccupancyCell | OpenCell;

export interface Column {
  pitch: { reference: string; name: string };
  cells: Cell[];
}

export function frameOf(day: DeskDayAnswer): Frame | null {
  const periods = [...openPeriods(day), ...[...day.bookings, ...day.occupancies].map(periodOfSpan)];
  if (day.opening.length === 0 && periods.length === 0) return null;
  const start = periods.reduce(
    (least, { start }) => (start < least ? start : least),
    periods[0]?.start ?? '',
  );
  const end = periods.reduce((most, { end }) => (end > most ? end : most), '');
  const minutes = minutesBetween(start, end);
  const hours = Math.ceil(minutes / 60);
  const lines = Array.from({ length: hours }, (_, hour) => ({
    offset: hour * 60,
    time: timeOfWall(addMinutes(start, hour * 60)),
  }));
  return { start, minutes, lines };
}

/**
 * Whether an opening day is past the booking horizon. New bookings on such a day are refused, but
 * blocks and moves are possible.
 */
export function isBeyondHorizon(openingDay: string, now: string, horizonDays: number): boolean {
  return daysBetween(dateOfWall(now), openingDay) > horizonDays;
}

/**
 * One column per pitch: its bookings and blocks, and a cell for each free start on the venue's slot
 * grid. The cells are sorted by start.
 */
export function columnsOf(day: DeskDayAnswer, frame: Frame, now: string, isFar = false): Column[] {
  return day.pitches.map((pitch) => {
    const taken = takenCells(day, frame, pitch.reference);
    const open = startsOf(day, pitch.reference)
      .map((slot) => openCell(slot, frame, now, isFar))
      .filter((cell) => !taken.some((other) => overlap(cell, other)));
    return { pitch, cells: [...taken, ...open].sort((one, other) => one.from - other.from) };
  });
}

/**
 * Whether a booking of the given length can start in the slot: the venue is open throughout, and
 * the pitch is free.
 */
export function fits(day: DeskDayAnswer, slot: Slot, minutes: number): boolean {
  const period = {
    start: wallOf(slot.date, slot.startTime),
    end: addMinutes(wallOf(slot.date, slot.startTime), minutes),
  };
  const inside = openPeriods(day).some(
    ({ start, end }) => start <= period.start && period.end <= end,
  );
  const others = [...day.bookings, ...day.occupancies]
    .filter((other) => other.pitch === slot.pitch)
    .map(periodOfSpan);
  return inside && !others.some(({ start, end }) => start < period.end && period.start < end);
}

/**
 * Whether a booking or block overlaps the first hour of the slot. It is used for a slot that was
 * free when its form was opened.
 */
export function isTaken(day: DeskDayAnswer, slot: Slot): boolean {
  const start = wallOf(slot.date, slot.startTime);
  const end = addMinutes(start, 60);
  return [...day.bookings, ...day.occupancies].some((other) => {
    const period = periodOfSpan(other);
    return other.pitch === slot.pitch && period.start < end && start < period.end;
  });
}

/**
 * Possible ends of a block that starts in the slot: each grid step until closing, including periods
 * that are taken.
 */
export function endsFrom(day: DeskDayAnswer, slot: Slot): string[] {
  const start = wallOf(slot.date, slot.startTime);
  const open = openPeriods(day).find((period) => period.start <= start && start < period.end);
  const steps = open ? Math.floor(minutesBetween(start, open.end) / day.slotMinutes) : 0;
  return Array.from({ length: Math.min(steps, DAY_MINUTES / day.slotMinutes) }, (_, step) =>
    timeOfWall(addMinutes(start, (step + 1) * day.slotMinutes)),
  );
}

/**
 * Bookings and blocks on the pitch that overlap the period, sorted by start. All must be moved or
 * cancelled before the period can be blocked.
 */
export function conflictsIn(day: DeskDayAnswer, period: Slot): StandingOnPitch[] {
  const { start, end } = periodOfSpan(period);
  const bookings = day.bookings.map((booking) => ({ ...booking, kind: 'booking' as const }));
  return [...bookings, ...day.occupancies.map((one) => ({ ...one, customer: null }))]
    .filter(
      (one) =>
        one.pitch === period.pitch &&
        periodOfSpan(one).start < end &&
        start < periodOfSpan(one).end,
    )
    .map(({ kind, reference, date, startTime, endTime, customer }) => ({
      kind,
      reference,
      date,
      startTime,
      endTime,
      customer,
    }))
    .toSorted((one, other) => compareWritten(periodOfSpan(one).start, periodOfSpan(other).start));
}

/**
 * The bookings and blocks that overlap a new block. They come from the board, or from the API's
 * refusal if the refusal is newer than the board.
 */
export function latestConflicts(
  onBoard: StandingOnPitch[],
  readAt: number,
  refused: { standing: StandingOnPitch[]; at: number } | null,
): StandingOnPitch[] {
  return refused !== null && readAt <= refused.at ? refused.standing : onBoard;
}

/**
 * Minutes from the time at the top of the board until a wall time; null if the board does not show
 * this time.
 */
export function offsetOf(frame: Frame, wall: string): number | null {
  const offset = minutesBetween(frame.start, wall);
  return offset >= 0 && offset <= frame.minutes ? offset : null;
}

export function slotAt(day: DeskDayAnswer, pitch: string, wall: string): Slot {
  const end = addMinutes(wall, day.slotMinutes);
  return { pitch, date: dateOfWall(wall), startTime: timeOfWall(wall), endTime: timeOfWall(end) };
}

/** The slot with the same start, but with another duration in minutes. */
export function slotLasting({ pitch, date, startTime }: Slot, minutes: number): Slot {
  const endTime = timeOfWall(addMinutes(wallOf(date, startTime), minutes));
  return { pitch, date, startTime, endTime };
}

/**
 * The day's opening hours as periods. An interval that starts earlier than the day's first interval
 * belongs to the next calendar day.
 */
function openPeriods(day: DeskDayAnswer): { start: string; end: string }[] {
  const first = day.opening[0]?.startTime ?? '';
  return day.opening.map(({ startTime, endTime }) =>
    periodOf(startTime < first ? addDays(day.date, 1) : day.date, startTime, endTime),
  );
}

function startsOf(day: DeskDayAnswer, pitch: string): Slot[] {
  return openPeriods(day).flatMap(({ start, end }) => {
    const count = Math.floor(minutesBetween(start, end) / day.slotMinutes);
    return Array.from({ length: count }, (_, step) =>
      slotAt(day, pitch, addMinutes(start, step * day.slotMinutes)),
    );
  });
}

function takenCells(day: DeskDayAnswer, frame: Frame, pitch: string): Cell[] {
  const here = (one: { pitch: string }) => one.pitch === pitch;
  return [
    ...day.bookings.filter(here).map((booking): Cell => ({
      kind: 'booking',
      booking,
      ...place(booking.reference, booking, frame),
    })),
    ...day.occupancies.filter(here).map((occupancy): Cell => ({
      kind: 'occupancy',
      occupancy,
      ...place(occupancy.reference, occupancy, frame),
    })),
  ];
}

function openCell(slot: Slot, frame: Frame, now: string, isFar: boolean): OpenCell {
  const { start, end } = periodOfSpan(slot);
  const kind = end <= now ? 'past' : start < now ? 'begun' : 'free';
  return { kind: isFar ? 'far' : kind, slot, ...place(`${slot.pitch} ${start}`, slot, frame) };
}

function place(key: string, span: TimeSpan & { date: string }, frame: Frame): Placed {
  const { start, end } = periodOfSpan(span);
  return { key, from: minutesBetween(frame.start, start), minutes: minutesBetween(start, end) };
}

function periodOfSpan({ date, startTime, endTime }: TimeSpan & { date: string }): {
  start: string;
  end: string;
} {
  return periodOf(date, startTime, endTime);
}

function overlap(one: Placed, other: Placed): boolean {
  return one.from < other.from + other.minutes && other.from < one.from + one.minutes;
}
