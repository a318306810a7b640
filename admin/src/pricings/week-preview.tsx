import { mondayOf } from '@five/shared/pricings/week.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dayQuery } from '../desk/desk.queries.ts';
import { useWords } from '../platform/tables/use-words.ts';
import { useWeekInput } from './use-week-input.ts';
import { WeekChoice } from './week-list.tsx';
import { WeekPrices } from './week-prices.tsx';
import css from './week-prices.module.css';
import { draftOf, withDraft } from './week-prices.rules.ts';

/** Below the form of a price: the week as it will be, from the first day that the price holds. */
export function WeekPreview() {
  const { week } = useWords();
  const values: unknown = useWatch();
  const { data: day } = useQuery(dayQuery(null));
  const { input } = useWeekInput();
  const [turned, setTurned] = useState<string | null>(null);
  const draft = draftOf(Object.fromEntries(Object.entries(values ?? {})));
  if (!draft || !input || !day) return null;
  const begins = draft.from !== null && draft.from > day.date ? draft.from : day.date;
  const first = turned ?? mondayOf(begins);
  return (
    <section className={css['preview']} aria-label={week.preview}>
      <h2>{week.preview}</h2>
      <p>{week.preview_help}</p>
      <WeekChoice first={first} onChange={setTurned} />
      <WeekPrices {...input} rules={withDraft(input.rules, draft)} tariff={draft.tariff} first={first} durationMinutes={draft.durationMinutes ?? 60} marked={draft.reference} />
    </section>
  );
}
