import type { SeriesChoiceInput, SeriesDateAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useState } from 'react';
import type { WeeklyHour } from './weekly-query.ts';
import { planQuery } from './series.queries.ts';
import { useRead } from '../platform/read.ts';

/** A weekly hour that is being planned: how many weeks, what was decided for which date, and what comes of it. */
export function useWeeklyPlan(asked: WeeklyHour) {
  const [weeks, setWeeks] = useState(asked.weeks);
  const [choices, setChoices] = useState<SeriesChoiceInput[]>([]);
  const hour = { ...asked, weeks };
  const input = { ...hour, choices: choices.filter(({ date }) => date < afterLast(hour)) };
  // While nobody knows whether it was booked, the plan stays what was sent: the next press asks for the very same.
  const [held, setHeld] = useState(false);
  const read = useRead(planQuery(input, held));
  // The plan that was sent, once it was refused for having changed; what is decided after that is decided on the new one.
  const [seen, setSeen] = useState<SeriesPlanAnswer | null>(null);
  const decide = (date: string, choice: SeriesChoiceInput | null) => {
    setSeen(null);
    setChoices((before) => [...before.filter((one) => one.date !== date), ...(choice ? [choice] : [])].sort((one, other) => (one.date < other.date ? -1 : 1)));
  };
  const choose = (count: number) => {
    setSeen(null);
    setWeeks(count);
  };
  return { input, read, weeks, setWeeks: choose, decide, seen, setSeen, held, setHeld };
}

/** The dates that are no longer what was seen. */
export function changedDates(seen: SeriesPlanAnswer | null, plan: SeriesPlanAnswer): Set<string> {
  const before = new Map(seen?.dates.map((date) => [date.date, wordsOf(date)]));
  return new Set(plan.dates.filter((date) => before.has(date.date) && before.get(date.date) !== wordsOf(date)).map(({ date }) => date));
}

const afterLast = ({ date, weeks }: WeeklyHour): string => addDays(date, weeks * 7);
const wordsOf = ({ state, slot }: SeriesDateAnswer): string => JSON.stringify([state, slot && [slot.date, slot.startTime, slot.pitch, slot.totalCents]]);
