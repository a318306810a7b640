import type { BookingDuration } from '@five/shared/bookings/bookings.codes';
import type {
  AvailabilityDay,
  PitchDayAnswer,
  SlotAnswer,
} from '@five/shared/slots/slots.contract';
import { addMinutes, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import type { ChoiceQuery } from './choice-query.ts';

/** A taken slot that the player can join the waiting list for. */
export interface WaitlistSlot {
  pitch: PitchDayAnswer;
  slot: SlotAnswer;
  durationMinutes: BookingDuration;
  endTime: string;
  /** Whether no pitch is free at this hour; any pitch can then be waited for. */
  full: boolean;
}

/**
 * The taken slot in the URL whose waiting list the visitor wants to join; null if the URL has none,
 * or if the slot is free again or over.
 */
export function findWaitlistSlot(
  day: AvailabilityDay,
  { wait, startTime, pitch: code, durationMinutes }: ChoiceQuery,
): WaitlistSlot | null {
  if (!wait) return null;
  const pitch = day.pitches.find((one) => one.pitch === code);
  const slot = pitch?.slots.find((one) => one.startTime === startTime);
  if (!pitch || slot?.state !== 'taken') return null;
  const full = day.pitches.every(({ slots }) =>
    slots.every(
      (one) => one.startTime !== startTime || one.date !== slot.date || one.state !== 'free',
    ),
  );
  return {
    pitch,
    slot,
    durationMinutes,
    full,
    endTime: timeOfWall(addMinutes(wallOf(slot.date, slot.startTime), durationMinutes)),
  };
}
