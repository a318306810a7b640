import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { boardHours, choiceOf } from './board.ts';

/** Start of the evening. */
const EVENING = '17:00';
const SHOWN = 8;

export interface EveningHour {
  date: string;
  startTime: string;
  freePitches: number;
  /** The lowest price of that hour; null when it is full. */
  fromCents: number | null;
}

/**
 * The rest of an opening day's evening; of the whole day if the centre closes before the evening.
 */
export function eveningOf(day: AvailabilityDay): EveningHour[] {
  const hours = boardHours(day);
  const late = hours.filter(({ date, startTime }) => date > day.date || startTime >= EVENING);
  return (late.length > 0 ? late : hours).slice(0, SHOWN).map(({ date, startTime, cells }) => {
    const prices = cells.flatMap((cell) => choiceOf(cell, 60)?.totalCents ?? []);
    return {
      date,
      startTime,
      freePitches: prices.length,
      fromCents: prices.length > 0 ? Math.min(...prices) : null,
    };
  });
}
