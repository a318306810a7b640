import type { SlotState } from '@five/shared/slots/slots.codes';
import type {
  AvailabilityDay,
  PitchDayAnswer,
  SlotAnswer,
} from '@five/shared/slots/slots.contract';
import { addDays, addMinutes, dateOfWall, timeOfWall, wallOf } from '@five/shared/time/wall-time';

/** The opening day of all samples, a Saturday. */
export const DAY = '2026-11-21';
const HOUR_CENTS = 30_000;

/** A slot of one hour; `fields` replaces some of its fields. */
export function slotAt(startTime: string, fields: Partial<SlotAnswer> = {}): SlotAnswer {
  const date = fields.date ?? DAY;
  return {
    date,
    startTime,
    endTime: timeOfWall(addMinutes(wallOf(date, startTime), 60)),
    state: 'free',
    prices: { 60: HOUR_CENTS, 120: 2 * HOUR_CENTS },
    reference: null,
    heldUntil: null,
    ...fields,
  };
}

/**
 * A pitch whose slots begin at `from` and follow each other by the hour, also past midnight. Each
 * state gives one slot.
 */
export function pitchWith(pitch: string, from: string, states: SlotState[]): PitchDayAnswer {
  const slots = states.map((state, i) => {
    const wall = addMinutes(wallOf(DAY, from), 60 * i);
    return slotAt(timeOfWall(wall), { date: dateOfWall(wall), state });
  });
  return { pitch, name: `Terrain ${pitch}`, slots };
}

export function dayWith(...pitches: PitchDayAnswer[]): AvailabilityDay {
  return { date: DAY, opening: [{ startTime: '10:00', endTime: '02:00' }], pitches };
}

export const NEXT_DAY = addDays(DAY, 1);
