import type { BookingDuration } from '@five/shared/slots/slots.codes';
import type { SlotChange } from '@five/shared/realtime/topics';
import type {
  AvailabilityDay,
  PitchDayAnswer,
  SlotAnswer,
} from '@five/shared/slots/slots.contract';
import { addMinutes, minutesOfTime, timeOfWall, wallOf } from '@five/shared/time/wall-time';

/**
 * A start time on an opening day with one cell per pitch, which contains the slot of the pitch at
 * this time. The pitches are in display order.
 */
export interface BoardHour {
  date: string;
  startTime: string;
  cells: BoardCell[];
}

export interface BoardCell {
  pitch: PitchDayAnswer;
  slot: SlotAnswer | null;
}

export interface Choice {
  pitch: PitchDayAnswer;
  slot: SlotAnswer;
  durationMinutes: BookingDuration;
  endTime: string;
  totalCents: number;
}

/**
 * Returns the start times of an opening day, each with one cell per pitch. Unless `past` is true,
 * start times whose slots are all in the past are left out.
 */
export function boardHours(day: AvailabilityDay, past = false): BoardHour[] {
  const walls = new Set(
    day.pitches.flatMap(({ slots }) => slots.map(({ date, startTime }) => wallOf(date, startTime))),
  );
  return [...walls]
    .sort()
    .map((wall) => hourAt(day, wall))
    .filter(({ cells }) => past || cells.some(({ slot }) => slot && slot.state !== 'past'));
}

function hourAt(day: AvailabilityDay, wall: string): BoardHour {
  const cells = day.pitches.map((pitch) => ({
    pitch,
    slot: pitch.slots.find(({ date, startTime }) => wallOf(date, startTime) === wall) ?? null,
  }));
  const slot = cells.find((cell) => cell.slot)?.slot;
  return { date: slot?.date ?? day.date, startTime: slot?.startTime ?? timeOfWall(wall), cells };
}

/**
 * Returns the selection that results from pressing this cell; null if no booking of this duration
 * can start in the cell.
 */
export function choiceOf(
  { pitch, slot }: BoardCell,
  durationMinutes: BookingDuration,
): Choice | null {
  if (!slot) return null;
  const totalCents = slot.prices[durationMinutes];
  if (totalCents === null || !isFreeFor(pitch, slot, durationMinutes)) return null;
  const endTime = timeOfWall(addMinutes(wallOf(slot.date, slot.startTime), durationMinutes));
  return { pitch, slot, durationMinutes, endTime, totalCents };
}

/**
 * Whether all slots of the pitch are free from the start of `slot` for `durationMinutes`. Their
 * states are checked although `slot` has a price: a live event may have occupied one since the
 * price was loaded.
 */
function isFreeFor(pitch: PitchDayAnswer, slot: SlotAnswer, durationMinutes: number): boolean {
  const start = wallOf(slot.date, slot.startTime);
  const end = addMinutes(start, durationMinutes);
  const covered = pitch.slots.filter(
    ({ date, startTime }) => wallOf(date, startTime) >= start && wallOf(date, startTime) < end,
  );
  return covered.every(({ state }) => state === 'free');
}

/** Whether the slot of this cell is part of the selected booking, which may take several slots. */
export function isInside({ pitch, slot }: BoardCell, choice: Choice | null): boolean {
  if (!slot || !choice || pitch.pitch !== choice.pitch.pitch) return false;
  const start = wallOf(choice.slot.date, choice.slot.startTime);
  const slotStart = wallOf(slot.date, slot.startTime);
  return slotStart >= start && slotStart < addMinutes(start, choice.durationMinutes);
}

/**
 * Returns the opening day with a live change applied: the slots of the pitch within the period of
 * the change get its state.
 */
export function withChange(day: AvailabilityDay, change: SlotChange): AvailabilityDay {
  const start = wallOf(change.date, change.startTime);
  const end = addMinutes(
    start,
    (minutesOfTime(change.endTime) - minutesOfTime(change.startTime) + 1440) % 1440 || 1440,
  );
  const touched = ({ date, startTime }: SlotAnswer) =>
    wallOf(date, startTime) >= start && wallOf(date, startTime) < end;
  const pitches = day.pitches.map((pitch) =>
    pitch.pitch === change.pitch
      ? {
          ...pitch,
          slots: pitch.slots.map((slot) =>
            touched(slot) ? { ...slot, state: change.state, heldUntil: change.heldUntil } : slot,
          ),
        }
      : pitch,
  );
  return { ...day, pitches };
}

/**
 * Returns the selection for the start time and pitch in the URL; without a pitch, for the first
 * free pitch. Null if no such slot is free for the duration.
 */
export function findChoice(
  day: AvailabilityDay,
  wanted: { startTime: string | null; pitch: string | null; durationMinutes: BookingDuration },
): Choice | null {
  const hour = boardHours(day).find(({ startTime }) => startTime === wanted.startTime);
  const cells =
    hour?.cells.filter(({ pitch }) => wanted.pitch === null || pitch.pitch === wanted.pitch) ?? [];
  for (const cell of cells) {
    const choice = choiceOf(cell, wanted.durationMinutes);
    if (choice) return choice;
  }
  return null;
}

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * Returns the part of the day in which a start time lies. `night` means after midnight: the start
 * time belongs to the opening day, but its calendar date is the next day.
 */
export function partOf(openingDay: string, { date, startTime }: BoardHour): DayPart {
  if (date > openingDay) return 'night';
  if (startTime < '12:00') return 'morning';
  return startTime < '17:00' ? 'afternoon' : 'evening';
}
