import { useQuery } from '@tanstack/react-query';
import { useInput } from 'ra-core';
import { dayQuery } from '../../desk/desk.queries.ts';
import { DayChoice } from '../../platform/dates/day-choice.tsx';
import { useTypedTranslate, type TextKey } from '../../platform/texts/i18n.ts';

interface DayFilterProps {
  source: string;
  label: TextKey;
  alwaysOn?: boolean;
}

/** A date filter; its calendar opens at the current day of the venue. */
export function DayFilter({ source, label }: DayFilterProps) {
  const t = useTypedTranslate();
  const { data } = useQuery(dayQuery(null));
  const { field } = useInput<string>({ source, defaultValue: '' });
  if (!data) return null;
  return (
    <DayChoice
      label={t(label)}
      date={field.value ?? ''}
      near={data.date}
      onChange={field.onChange}
    />
  );
}
