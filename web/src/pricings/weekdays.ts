import type { Locale } from '@five/shared/locales/locale';
import { formatWeekday } from '../platform/texts/format.ts';

/** Returns weekdays (1 is Monday) as text with ranges: `lundi – jeudi, samedi`. */
export function weekdayNames(weekdays: number[], locale: Locale): string {
  const runs: [first: number, last: number][] = [];
  for (const weekday of weekdays.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.[1] === weekday - 1) run[1] = weekday;
    else runs.push([weekday, weekday]);
  }
  const name = (weekday: number) => formatWeekday(weekday, locale);
  const separator = locale === 'ar' ? '، ' : ', ';
  return runs
    .map(([first, last]) => (first === last ? name(first) : `${name(first)} – ${name(last)}`))
    .join(separator);
}
