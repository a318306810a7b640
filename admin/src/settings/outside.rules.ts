import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import { isOpenFor, openingDayOf, openingIntervals, type OpeningRules } from '@five/shared/slots/opening.rules';
import { addDays, isDate, isTime, minuteOfWall, periodOf, spanMinutes, wallOf } from '@five/shared/time/wall-time';

type Span = Pick<BookingAnswer, 'date' | 'startTime' | 'endTime'>;
type Place = Pick<BookingAnswer, 'pitch' | 'startTime' | 'endTime'>;

/** No evening lasts longer, and no morning begins before. */
const DAWN = '06:00';

/** Bookings that lie outside the opening hours, with all or a part of their time. */
export function outsideOf<B extends Span>(bookings: readonly B[], opening: OpeningRules): B[] {
  return bookings.filter(({ date, startTime, endTime }) => !isOpenFor(periodOf(date, startTime, endTime), opening));
}

/** What cannot be where it is: outside the opening hours, or on a pitch that is out of service. */
export function displacedOf<B extends Span & Pick<Place, 'pitch'>>(taken: readonly B[], opening: OpeningRules, inService: readonly string[]): B[] {
  const outside = outsideOf(taken, opening);
  return taken.filter((one) => outside.includes(one) || !inService.includes(one.pitch));
}

/** The codes of the pitches that can be played on. */
export const inService = (pitches: readonly Pick<PitchAnswer, 'reference' | 'active'>[]): string[] => pitches.filter(({ active }) => active).map(({ reference }) => reference);

/** The opening day that bookings stay on where only their hours change; an hour that is open no more is its calendar day's. */
export const ownDayOf = ({ date, startTime }: Span, opening: OpeningRules): string => openingDayOf(wallOf(date, startTime), opening) ?? date;

/** Whether the venue is open at all on the days that bookings lie on. */
export const isOpenOnOwnDays = (bookings: readonly Span[], opening: OpeningRules): boolean => bookings.every((one) => openingIntervals(ownDayOf(one, opening), opening).length > 0);

/** A booking, and where it goes; `null`: nowhere on that day. */
export interface Planned<B> {
  booking: B;
  day: string;
  slot: MoveSlot | null;
}

/** The slots that mend a booking: within the opening hours, and on a pitch in service. What it has already is offered to it otherwise, too. */
export function mendingOf(slots: readonly MoveSlot[], opening: OpeningRules, pitches: readonly string[]): MoveSlot[] {
  return slots.filter((slot) => pitches.includes(slot.pitch) && outsideOf([slot], opening).length === 0);
}

/** Where bookings go, each on the day meant for it, one after the other: what one takes is free for none that comes after it. */
export function planOf<B extends Place>(all: readonly { booking: B; day: string; slots: readonly MoveSlot[] }[]): Planned<B>[] {
  const taken: MoveSlot[] = [];
  return all.map(({ booking, day, slots }) => {
    const slot = slotFor(booking, day, slots.filter((one) => !taken.some((other) => collide(one, other))));
    if (slot) taken.push(slot);
    return { booking, day, slot };
  });
}

/** Where a booking goes on an opening day: as long as it is, at its hour, on its pitch if that is free, else as near as can be; `null`: nowhere. */
export function slotFor({ pitch, startTime, endTime }: Place, day: string, slots: readonly MoveSlot[]): MoveSlot | null {
  // An hour after midnight is the next morning's on the calendar, and still that evening's.
  const wanted = (startTime < DAWN ? [day, addDays(day, 1)] : [day]).map((date) => minuteOfWall(wallOf(date, startTime)));
  const fitting = slots.filter((slot) => spanMinutes(slot.startTime, slot.endTime) === spanMinutes(startTime, endTime));
  const minutesAway = (slot: MoveSlot) => Math.min(...wanted.map((minute) => Math.abs(minuteOfWall(wallOf(slot.date, slot.startTime)) - minute)));
  const away = (slot: MoveSlot) => minutesAway(slot) * 2 + (slot.pitch === pitch ? 0 : 1);
  return fitting.reduce<MoveSlot | null>((best, slot) => (best === null || away(slot) < away(best) ? slot : best), null);
}

function collide(one: MoveSlot, other: MoveSlot): boolean {
  const [a, b] = [one, other].map(({ date, startTime, endTime }) => periodOf(date, startTime, endTime));
  return one.pitch === other.pitch && a !== undefined && b !== undefined && a.start < b.end && b.start < a.end;
}

/** Whether a booking still is what was decided about: nobody has moved, repriced, cancelled or paid it since. */
export function isAsShown(now: Shown, shown: Shown): boolean {
  return SHOWN.every((field) => now[field] === shown[field]);
}

const SHOWN = ['status', 'pitch', 'date', 'startTime', 'endTime', 'totalCents', 'paidCents'] as const;
type Shown = Pick<BookingAnswer, (typeof SHOWN)[number]>;

/** The hours as a form holds them: what is not typed to its end counts for nothing. */
export function openingOf(values: Record<string, unknown>): OpeningRules {
  return {
    openingHours: weekOf(values['openingHours']),
    seasons: listOf(values['seasons']).flatMap((season) => (isStretch(season) ? [{ from: season.from, to: season.to, openingHours: weekOf(season['openingHours']) }] : [])),
    exceptions: listOf(values['exceptions']).flatMap((day) => (isStretch(day) ? [{ from: day.from, to: day.to, intervals: spansOf(day['intervals']) }] : [])),
  };
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const isStretch = (fields: Fields): fields is Fields & { from: string; to: string } => isDate(fields['from']) && isDate(fields['to']);

function weekOf(value: unknown): { weekday: number; intervals: { startTime: string; endTime: string }[] }[] {
  return listOf(value).flatMap(({ weekday, intervals }) => (typeof weekday === 'number' ? [{ weekday, intervals: spansOf(intervals) }] : []));
}

function spansOf(value: unknown): { startTime: string; endTime: string }[] {
  return listOf(value).flatMap(({ startTime, endTime }) => (isTime(startTime) && isTime(endTime) ? [{ startTime, endTime }] : []));
}
