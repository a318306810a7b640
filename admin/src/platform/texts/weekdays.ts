import { useTypedTranslate } from './i18n.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
type WeekdayKey = `${(typeof WEEKDAYS)[number]}`;

const KEYS: readonly WeekdayKey[] = ['1', '2', '3', '4', '5', '6', '7'];

/** Returns the name of a weekday; 1 is Monday. */
export function useWeekday(): (day: number) => string {
  const t = useTypedTranslate();
  return (day) => t(`states.weekday.${KEYS[day - 1] ?? '1'}`);
}
