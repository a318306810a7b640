import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { boardHours, choiceOf } from './board.ts';

/** Wall time at which the evening begins. */
const EVENING = '17:00';
const SHOWN = 8;

export interface EveningHour {
  date: string;
  startTime: string;
  freePitches: number;
  /**
   * Lowest price in centimes of a one-hour booking at this start time; null if no pitch is free.
   */
  fromCents: number | null;
}

/**
 * Returns up to `SHOWN` start times of an opening day's evening that are not in the past, earliest
 * first. If the evening has no such start time, the start times of the whole day are used.
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

/**
 * Why an evening without a free pitch has none: the venue is closed on that day, it has neither
 * pitches nor prices for it yet, or all pitches are taken.
 */
export function emptyReason(day: AvailabilityDay | null): 'closed' | 'unpriced' | 'none' {
  if (!day || day.opening.length === 0) return 'closed';
  const isPriced = day.pitches.some(({ slots }) =>
    slots.some(({ state, prices }) => state !== 'free' || prices[60] !== null),
  );
  return isPriced ? 'none' : 'unpriced';
}
