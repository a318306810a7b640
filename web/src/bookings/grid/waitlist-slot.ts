import type { BookingDuration } from '@five/shared/slots/slots.codes';
import type {
  AvailabilityDay,
  PitchDayAnswer,
  SlotAnswer,
} from '@five/shared/slots/slots.contract';
import { addMinutes, timeOfWall, wallOf } from '@five/shared/time/wall-time';
import type { ChoiceQuery } from '../choice-query.ts';

/** A taken slot whose waiting list the player can join. */
export interface WaitlistSlot {
  pitch: PitchDayAnswer;
  slot: SlotAnswer;
  durationMinutes: BookingDuration;
  endTime: string;
  /** Whether no pitch is free at this hour, so that the player can wait for any pitch. */
  full: boolean;
}

/**
 * Returns the taken slot in the URL whose waiting list the visitor wants to join. Null if the URL
 * contains none, or if the slot is free again or in the past.
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
