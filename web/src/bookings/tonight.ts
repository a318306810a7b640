import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { boardHours, choiceOf } from './board.ts';

/** Wall time at which the evening begins. */
const EVENING = '17:00';
const SHOWN = 8;

export interface EveningHour {
  date: string;
  startTime: string;
  freePitches: number;
  /** Lowest price of this hour in centimes; null if no pitch is free. */
  fromCents: number | null;
}

/**
 * Returns the hours of an opening day's evening that have not begun. If the centre closes before
 * the evening, hours of the whole day are returned.
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
