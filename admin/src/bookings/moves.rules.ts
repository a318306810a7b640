import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import { spanMinutes } from '@five/shared/time/wall-time';

/** The free slots of one hour, in the order of the pitches. */
interface MoveHour {
  startTime: string;
  slots: MoveSlot[];
}

/** Slots as they are read: hour by hour, the pitches beside each other. */
export function hoursOf(slots: readonly MoveSlot[]): MoveHour[] {
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

/** What a move leaves to do about the money, given what was paid. */
export function afterMove({ paidCents }: BookingAnswer, { totalCents }: MoveSlot): { dueCents: number; refundCents: number } {
  return { dueCents: Math.max(0, totalCents - paidCents), refundCents: Math.max(0, paidCents - totalCents) };
}

/** How long a slot is, as the choice between one hour and two says it. */
export function lengthOf({ startTime, endTime }: Pick<MoveSlot, 'startTime' | 'endTime'>): Length {
  return spanMinutes(startTime, endTime) > 60 ? '120' : '60';
}

export type Length = '60' | '120';

/** One slot by name, as the value of a radio button. */
export function slotKey({ pitch, date, startTime }: Pick<MoveSlot, 'pitch' | 'date' | 'startTime'>): string {
  return `${pitch} ${date} ${startTime}`;
}
