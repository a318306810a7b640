import { useNames } from '@five/client/names';
import { pitchesQuery, tariffsQuery } from '../requests/venue.queries.ts';
import { useTypedTranslate } from './i18n.ts';

const unnamed = (code: string) => code;
const loading = () => '';

/**
 * Returns the name of a pitch by its code: empty while loading, the code itself if there is no
 * name.
 */
export const usePitchName = () => useNames(pitchesQuery(), unnamed, loading);

/**
 * Returns the name of a tariff by its code: empty while loading, the code itself if there is no
 * name.
 */
export const useTariffName = () => useNames(tariffsQuery(), unnamed, loading);

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
type WeekdayKey = `${(typeof WEEKDAYS)[number]}`;

const KEYS: readonly WeekdayKey[] = ['1', '2', '3', '4', '5', '6', '7'];

/** Returns the name of a weekday; 1 is Monday. */
export function useWeekday(): (day: number) => string {
  const t = useTypedTranslate();
  return (day) => t(`states.weekday.${KEYS[day - 1] ?? '1'}`);
}
