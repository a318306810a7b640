import type { SeriesChoiceRequest } from '@five/shared/bookings/series/series.requests';
import type {
  SeriesDateAnswer,
  SeriesPlanAnswer,
} from '@five/shared/bookings/series/series.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useState } from 'react';
import type { WeeklyHour } from './weekly-query.ts';
import { planQuery } from './series.queries.ts';
import { useResult } from '../platform/requests/use-result.ts';

/**
 * State of the page for a weekly series: number of weeks, the player's decisions by date, and the
 * resulting plan.
 */
export function useWeeklyPlan(weeklySlot: WeeklyHour) {
  const [weeks, setWeeks] = useState(weeklySlot.weeks);
  const [choices, setChoices] = useState<SeriesChoiceRequest[]>([]);
  const hour = { ...weeklySlot, weeks };
  const input = { ...hour, choices: choices.filter(({ date }) => date < afterLast(hour)) };
  // While the result of an order is unknown, the plan is not changed, so that a retry sends the
  // same body.
  const [held, setHeld] = useState(false);
  const read = useResult(planQuery(input, held));
  // The plan of an order that was refused because the plan had changed; null if there was no such
  // refusal. The player's next change resets it to null, because that change applies to the new
  // plan.
  const [seen, setSeen] = useState<SeriesPlanAnswer | null>(null);
  const decide = (date: string, choice: SeriesChoiceRequest | null) => {
    setSeen(null);
    setChoices((before) =>
      [...before.filter((one) => one.date !== date), ...(choice ? [choice] : [])].sort(
        (one, other) => (one.date < other.date ? -1 : 1),
      ),
    );
  };
  const choose = (count: number) => {
    setSeen(null);
    setWeeks(count);
  };
  return { input, read, weeks, setWeeks: choose, decide, seen, setSeen, held, setHeld };
}

/**
 * Returns the dates of `plan` whose slot, price or state differs from `seen`, the plan whose order
 * was refused.
 */
export function changedDates(seen: SeriesPlanAnswer | null, plan: SeriesPlanAnswer): Set<string> {
  const before = new Map(seen?.dates.map((date) => [date.date, messageOf(date)]));
  return new Set(
    plan.dates
      .filter((date) => before.has(date.date) && before.get(date.date) !== messageOf(date))
      .map(({ date }) => date),
  );
}

const afterLast = ({ date, weeks }: WeeklyHour): string => addDays(date, weeks * 7);
const messageOf = ({ state, slot }: SeriesDateAnswer): string =>
  JSON.stringify([state, slot && [slot.date, slot.startTime, slot.pitch, slot.totalCents]]);
