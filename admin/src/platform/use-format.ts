import { formatCount, formatMoney } from '@five/shared/money/money';
import { withNight } from '@five/shared/time/night-words';
import { useMemo } from 'react';
import { nearToday, useServerNow } from './clock.ts';
import { agoText, awayText, dayText, hourText, partText } from './format.ts';
import { useOurLocale } from './i18n.ts';

/** Formatters for the page's language. */
export function useFormat() {
  const locale = useOurLocale();
  return useMemo(
    () => ({
      money: (cents: number) => formatMoney(cents, locale),
      count: (count: number) => formatCount(count, locale),
      day: (date: string) => dayText(date, locale, 'long', nearToday()),
      /** With its night if the hour is after midnight. */
      dayAt: (date: string, time: string) =>
        withNight(dayText(date, locale, 'long', nearToday()), date, time, locale),
      shortDayAt: (date: string, time: string) =>
        withNight(dayText(date, locale, 'short', nearToday()), date, time, locale),
      shortDay: (date: string) => dayText(date, locale, 'short', nearToday()),
      /** How far a day is from another one, such as today. */
      away: (date: string, today: string) => awayText(date, today, locale),
      month: (date: string) => partText(date, locale, 'month'),
      weekday: (date: string) => partText(date, locale, 'weekday'),
      /** With the year. */
      date: (date: string) => dayText(date, locale, 'dated'),
      /** With its year, and with its night where the hour is after midnight. */
      dateAt: (date: string, time: string) =>
        withNight(dayText(date, locale, 'dated'), date, time, locale),
      hour: (time: string) => hourText(time, locale),
    }),
    [locale],
  );
}

/** Elapsed time in words, updated every minute. */
export function useAgo(): (instant: string) => string {
  const locale = useOurLocale();
  const now = useServerNow();
  return (instant) => agoText(instant, now, locale);
}
