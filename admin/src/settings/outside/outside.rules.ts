import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import {
  isOpenFor,
  openingDayOf,
  openingIntervals,
  type OpeningRules,
} from '@five/shared/slots/opening.rules';
import {
  addDays,
  isDate,
  isTime,
  minuteOfWall,
  periodOf,
  spanMinutes,
  wallOf,
} from '@five/shared/time/wall-time';

type Span = Pick<BookingAnswer, 'date' | 'startTime' | 'endTime'>;
type Place = Pick<BookingAnswer, 'pitch' | 'startTime' | 'endTime'>;

/** Wall time that separates opening days: no opening day ends later, and none begins earlier. */
const DAY_START = '06:00';

/** Bookings that are fully or partly outside the opening hours. */
export function outsideOf<B extends Span>(bookings: readonly B[], opening: OpeningRules): B[] {
  return bookings.filter(
    ({ date, startTime, endTime }) => !isOpenFor(periodOf(date, startTime, endTime), opening),
  );
}

/** Bookings outside the opening hours or on a pitch out of service. */
export function displacedOf<B extends Span & Pick<Place, 'pitch'>>(
  bookings: readonly B[],
  opening: OpeningRules,
  inService: readonly string[],
): B[] {
  const outside = outsideOf(bookings, opening);
  return bookings.filter((one) => outside.includes(one) || !inService.includes(one.pitch));
}

/** Codes of the pitches in service. */
export const inService = (
  pitches: readonly Pick<PitchAnswer, 'reference' | 'active'>[],
): string[] => pitches.filter(({ active }) => active).map(({ reference }) => reference);

/**
 * The opening day on which a booking starts by these opening hours. If the start is outside these
 * opening hours, the calendar date of the booking.
 */
export const ownDayOf = ({ date, startTime }: Span, opening: OpeningRules): string =>
  openingDayOf(wallOf(date, startTime), opening) ?? date;

/** Whether the venue has opening hours on the opening day of each of these bookings. */
export const isOpenOnOwnDays = (bookings: readonly Span[], opening: OpeningRules): boolean =>
  bookings.every((one) => openingIntervals(ownDayOf(one, opening), opening).length > 0);

/** A booking and its target slot; `slot` is `null` if no slot is free on the target day. */
export interface Planned<B> {
  booking: B;
  day: string;
  slot: MoveSlot | null;
}

/**
 * Slots within the opening hours and on a pitch in service. The API offers the booking's current
 * slot too, so unsuitable slots must be filtered out.
 */
export function suitableSlots(
  slots: readonly MoveSlot[],
  opening: OpeningRules,
  pitches: readonly string[],
): MoveSlot[] {
  return slots.filter(
    (slot) => pitches.includes(slot.pitch) && outsideOf([slot], opening).length === 0,
  );
}

/**
 * Assigns slots to bookings one after the other, each on its target day; an assigned slot is not
 * used twice.
 */
export function planOf<B extends Place>(
  all: readonly { booking: B; day: string; slots: readonly MoveSlot[] }[],
): Planned<B>[] {
  const assigned: MoveSlot[] = [];
  return all.map(({ booking, day, slots }) => {
    const slot = slotFor(
      booking,
      day,
      slots.filter((one) => !assigned.some((other) => overlaps(one, other))),
    );
    if (slot) assigned.push(slot);
    return { booking, day, slot };
  });
}

/**
 * The slot of the same duration whose start is nearest to the start time of the booking. Of equally
 * near slots, a slot on the booking's pitch is preferred. `null` if no slot has this duration.
 */
export function slotFor(
  { pitch, startTime, endTime }: Place,
  day: string,
  slots: readonly MoveSlot[],
): MoveSlot | null {
  // The booking's start time on each calendar date that the opening day can include, as minutes
  // since 1970-01-01T00:00 wall time. A start after midnight can be on the next calendar date of
  // the same opening day.
  const wanted = (startTime < DAY_START ? [day, addDays(day, 1)] : [day]).map((date) =>
    minuteOfWall(wallOf(date, startTime)),
  );
  const fitting = slots.filter(
    (slot) => spanMinutes(slot.startTime, slot.endTime) === spanMinutes(startTime, endTime),
  );
  const minutesAway = (slot: MoveSlot) =>
    Math.min(
      ...wanted.map((minute) => Math.abs(minuteOfWall(wallOf(slot.date, slot.startTime)) - minute)),
    );
  const away = (slot: MoveSlot) => minutesAway(slot) * 2 + (slot.pitch === pitch ? 0 : 1);
  return fitting.reduce<MoveSlot | null>(
    (best, slot) => (best === null || away(slot) < away(best) ? slot : best),
    null,
  );
}

function overlaps(one: MoveSlot, other: MoveSlot): boolean {
  const [a, b] = [one, other].map(({ date, startTime, endTime }) =>
    periodOf(date, startTime, endTime),
  );
  return (
    one.pitch === other.pitch &&
    a !== undefined &&
    b !== undefined &&
    a.start < b.end &&
    b.start < a.end
  );
}

/** Whether a booking is still as displayed: not moved, repriced, cancelled or paid since. */
export function isAsShown(now: Shown, shown: Shown): boolean {
  return SHOWN.every((field) => now[field] === shown[field]);
}

const SHOWN = [
  'status',
  'pitch',
  'date',
  'startTime',
  'endTime',
  'totalCents',
  'paidCents',
] as const;
type Shown = Pick<BookingAnswer, (typeof SHOWN)[number]>;

/** The opening hours in the form; incomplete entries are ignored. */
export function openingOf(values: Record<string, unknown>): OpeningRules {
  return {
    openingHours: weekOf(values['openingHours']),
    seasons: listOf(values['seasons']).flatMap((season) =>
      isPeriod(season)
        ? [{ from: season.from, to: season.to, openingHours: weekOf(season['openingHours']) }]
        : [],
    ),
    exceptions: listOf(values['exceptions']).flatMap((day) =>
      isPeriod(day) ? [{ from: day.from, to: day.to, intervals: spansOf(day['intervals']) }] : [],
    ),
  };
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const isPeriod = (fields: Fields): fields is Fields & { from: string; to: string } =>
  isDate(fields['from']) && isDate(fields['to']);

function weekOf(
  value: unknown,
): { weekday: number; intervals: { startTime: string; endTime: string }[] }[] {
  return listOf(value).flatMap(({ weekday, intervals }) =>
    typeof weekday === 'number' ? [{ weekday, intervals: spansOf(intervals) }] : [],
  );
}

function spansOf(value: unknown): { startTime: string; endTime: string }[] {
  return listOf(value).flatMap(({ startTime, endTime }) =>
    isTime(startTime) && isTime(endTime) ? [{ startTime, endTime }] : [],
  );
}
