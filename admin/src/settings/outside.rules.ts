import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import { isOpenFor, type OpeningRules } from '@five/shared/slots/opening.rules';
import { isDate, isTime, minuteOfWall, periodOf, spanMinutes, wallOf } from '@five/shared/time/wall-time';

type Span = Pick<BookingAnswer, 'date' | 'startTime' | 'endTime'>;

/** Bookings that lie outside the opening hours, with all or a part of their time. */
export function outsideOf<B extends Span>(bookings: readonly B[], opening: OpeningRules): B[] {
  return bookings.filter(({ date, startTime, endTime }) => !isOpenFor(periodOf(date, startTime, endTime), opening));
}

/** Where a booking goes on another day: as long as it is, at its hour, on its pitch if that is free, else as near as can be; `null`: nowhere. */
export function slotFor({ pitch, startTime, endTime }: Pick<BookingAnswer, 'pitch' | 'startTime' | 'endTime'>, day: string, slots: readonly MoveSlot[]): MoveSlot | null {
  const wanted = minuteOfWall(wallOf(day, startTime));
  const fitting = slots.filter((slot) => spanMinutes(slot.startTime, slot.endTime) === spanMinutes(startTime, endTime));
  const away = (slot: MoveSlot) => Math.abs(minuteOfWall(wallOf(slot.date, slot.startTime)) - wanted) * 2 + (slot.pitch === pitch ? 0 : 1);
  return fitting.reduce<MoveSlot | null>((best, slot) => (best === null || away(slot) < away(best) ? slot : best), null);
}

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
