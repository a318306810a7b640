import { formatCount, formatMoney } from '@five/shared/money/money';
import { withNight } from '@five/shared/time/night-words';
import { useMemo } from 'react';
import { nearToday, useServerNow } from './clock.ts';
import { agoText, awayText, dayText, hourText, partText } from './format.ts';
import { useOurLocale } from './i18n.ts';

/** The formats in the language of the page. */
export function useFormat() {
  const locale = useOurLocale();
  return useMemo(
    () => ({
      money: (cents: number) => formatMoney(cents, locale),
      count: (count: number) => formatCount(count, locale),
      day: (date: string) => dayText(date, locale, 'long', nearToday()),
      /** With its night where the hour is after midnight. */
      dayAt: (date: string, time: string) => withNight(dayText(date, locale, 'long', nearToday()), date, time, locale),
      shortDayAt: (date: string, time: string) => withNight(dayText(date, locale, 'short', nearToday()), date, time, locale),
      shortDay: (date: string) => dayText(date, locale, 'short', nearToday()),
      /** How far a day is from another one, such as today. */
      away: (date: string, today: string) => awayText(date, today, locale),
      month: (date: string) => partText(date, locale, 'month'),
      weekday: (date: string) => partText(date, locale, 'weekday'),
      /** With its year, for what lies further off. */
      date: (date: string) => dayText(date, locale, 'dated'),
      /** With its year, and with its night where the hour is after midnight. */
      dateAt: (date: string, time: string) => withNight(dayText(date, locale, 'dated'), date, time, locale),
      hour: (time: string) => hourText(time, locale),
    }),
    [locale],
  );
}

/** How long ago an instant was, in the language of the page and told anew each minute. */
export function useAgo(): (instant: string) => string {
  const locale = useOurLocale();
  const now = useServerNow();
  return (instant) => agoText(instant, now, locale);
}
