import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer, DeskOccupancy } from '@five/shared/desk/desk.contract';
import {
  addMinutes,
  DAY_MINUTES,
  minutesOfTime,
  periodOf,
  spanMinutes,
} from '@five/shared/time/wall-time';
import type { ArrowMove } from '../../platform/page/arrow-keys.rules.ts';

/** The free slots of one hour, in pitch order. */
export interface MoveHour {
  startTime: string;
  slots: MoveSlot[];
}

/** Slots grouped by hour. */
export function slotsByHour(slots: readonly MoveSlot[]): MoveHour[] {
  const hours = new Map<string, MoveHour>();
  for (const slot of slots) {
    const key = keyOf(slot);
    const hour = hours.get(key) ?? { startTime: slot.startTime, slots: [] };
    hour.slots.push(slot);
    hours.set(key, hour);
  }
  return [...hours.values()];
}

const keyOf = ({ date, startTime }: MoveSlot): string => `${date} ${startTime}`;

/** The amount due and the refund of a booking after a move, given what was paid. */
export function afterMove(
  { paidCents }: BookingAnswer,
  { totalCents }: MoveSlot,
): { dueCents: number; refundCents: number } {
  return {
    dueCents: Math.max(0, totalCents - paidCents),
    refundCents: Math.max(0, paidCents - totalCents),
  };
}

/**
 * The slot to which an arrow key moves the focus: the hour above or below, on the same pitch if it
 * is free, or the pitch beside. Null at the edge.
 */
export function adjacentSlot(
  slots: readonly MoveSlot[],
  key: string,
  move: ArrowMove,
): MoveSlot | null {
  const hours = slotsByHour(slots);
  const row = hours.findIndex((hour) => hour.slots.some((slot) => slotKey(slot) === key));
  const slotsInRow = hours[row]?.slots ?? [];
  const at = slotsInRow.findIndex((slot) => slotKey(slot) === key);
  switch (move) {
    case 'before':
      return slotsInRow[at - 1] ?? null;
    case 'after':
      return slotsInRow[at + 1] ?? null;
    case 'first':
      return slots[0] ?? null;
    case 'last':
      return slots.at(-1) ?? null;
    case 'up':
    case 'down': {
      const next = hours[row + (move === 'down' ? 1 : -1)]?.slots ?? [];
      return (
        next.find(({ pitch }) => pitch === slotsInRow[at]?.pitch) ??
        next[Math.min(at, next.length - 1)] ??
        null
      );
    }
  }
}

/**
 * The slot that is focused first: the slot nearest in time to the booking's own hour, on the
 * booking's pitch if possible.
 */
export function nearestSlot(
  slots: readonly MoveSlot[],
  { startTime, pitch }: Pick<BookingAnswer, 'startTime' | 'pitch'>,
): MoveSlot | null {
  const minutesApart = (slot: MoveSlot) =>
    Math.abs(minutesOfTime(slot.startTime) - minutesOfTime(startTime));
  const distance = (slot: MoveSlot) =>
    Math.min(minutesApart(slot), DAY_MINUTES - minutesApart(slot));
  return (
    slots.toSorted(
      (one, other) =>
        distance(one) - distance(other) ||
        Number(other.pitch === pitch) - Number(one.pitch === pitch),
    )[0] ?? null
  );
}

type Place = Pick<BookingAnswer, 'pitch' | 'date' | 'startTime' | 'endTime'>;

/**
 * The booking's slot extended by one hour. Undefined if the hour is not free, or if the booking
 * already lasts two hours.
 */
export function longerSlot(slots: readonly MoveSlot[], booking: Place): MoveSlot | undefined {
  return lengthOf(booking) === '60'
    ? slots.find((slot) => slotKey(slot) === slotKey(booking) && lengthOf(slot) === '120')
    : undefined;
}

/**
 * Free one-hour slots on other pitches that begin when the booking ends, for a group that cannot
 * stay on its pitch.
 */
export function nextHourOnOtherPitches(slots: readonly MoveSlot[], booking: Place): MoveSlot[] {
  const start = periodIn(booking).end;
  return slots.filter(
    (slot) =>
      slot.pitch !== booking.pitch && lengthOf(slot) === '60' && periodIn(slot).start === start,
  );
}

type CurrentPlace = BookingAnswer | DeskOccupancy;

/**
 * Why the booking cannot be extended: closing time, another booking or block, no hours left in its
 * pack, or no price.
 */
export function extendProblem(
  day: Pick<DeskDayAnswer, 'date' | 'opening' | 'bookings' | 'occupancies'>,
  booking: Place & Pick<BookingAnswer, 'subscription'>,
): { reason: 'closes' | 'taken' | 'no_hours' | 'no_price'; next: CurrentPlace | null } {
  const start = periodIn(booking).end;
  const end = addMinutes(start, 60);
  const isOpen = day.opening.some(
    (span) =>
      end <= periodIn({ date: day.date, ...span }).end &&
      periodIn({ date: day.date, ...span }).start <= start,
  );
  const all: CurrentPlace[] = [...day.bookings, ...day.occupancies];
  const next =
    all.find(
      (one) =>
        one.pitch === booking.pitch && periodIn(one).start < end && start < periodIn(one).end,
    ) ?? null;
  if (next) return { reason: 'taken', next };
  return {
    reason: !isOpen ? 'closes' : booking.subscription === null ? 'no_price' : 'no_hours',
    next,
  };
}

const periodIn = ({ date, startTime, endTime }: Omit<Place, 'pitch'>) =>
  periodOf(date, startTime, endTime);

/** The slot's duration as an option of the duration field. */
export function lengthOf({ startTime, endTime }: Pick<MoveSlot, 'startTime' | 'endTime'>): Length {
  return spanMinutes(startTime, endTime) > 60 ? '120' : '60';
}

export type Length = '60' | '120';

/** Key that identifies a slot, used as value of its radio button. */
export function slotKey({
  pitch,
  date,
  startTime,
}: Pick<MoveSlot, 'pitch' | 'date' | 'startTime'>): string {
  return `${pitch} ${date} ${startTime}`;
}
