import { formatCount, formatMoney } from '@five/shared/money/money';
import { appendNight } from '@five/shared/time/night-format';
import { useMemo, useCallback } from 'react';
import { todayUtc, useServerNow } from '@five/client/clock';
import { agoText, awayText, dayText, hourText, partText } from './format.ts';
import { useAppLocale } from './i18n.ts';
import { dateOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../requests/venue.queries.ts';

/** Formatters for the page's language. */
export function useFormat() {
  const locale = useAppLocale();
  return useMemo(
    () => ({
      money: (cents: number) => formatMoney(cents, locale),
      count: (count: number) => formatCount(count, locale),
      day: (date: string) => dayText(date, locale, 'long', todayUtc()),
      /**
       * The day as text. For a time before 06:00, the night is appended, such as 'night of Thursday
       * to Friday' for Friday 00:30.
       */
      dayAt: (date: string, time: string) =>
        appendNight(dayText(date, locale, 'long', todayUtc()), date, time, locale),
      shortDayAt: (date: string, time: string) =>
        appendNight(dayText(date, locale, 'short', todayUtc()), date, time, locale),
      shortDay: (date: string) => dayText(date, locale, 'short', todayUtc()),
      /** The distance of a day from `today` as text. */
      away: (date: string, today: string) => awayText(date, today, locale),
      month: (date: string) => partText(date, locale, 'month'),
      weekday: (date: string) => partText(date, locale, 'weekday'),
      /** The date with its year. */
      date: (date: string) => dayText(date, locale, 'dated'),
      /**
       * The date with its year. For a time before 06:00, the night is appended, such as 'night of
       * Thursday to Friday' for Friday 00:30.
       */
      dateAt: (date: string, time: string) =>
        appendNight(dayText(date, locale, 'dated'), date, time, locale),
      hour: (time: string) => hourText(time, locale),
    }),
    [locale],
  );
}

/** Returns a function that formats the time since an instant as text, updated every minute. */
export function useAgo(): (instant: string) => string {
  const locale = useAppLocale();
  const now = useServerNow();
  return (instant) => agoText(instant, now, locale);
}

/** Returns the calendar day of an instant in the venue's time zone. */
export function useDayOf(): (instant: string) => string {
  const { data: venue } = useQuery(venueQuery());
  return useCallback((instant: string) => dateOfInstant(instant, zoneOf(venue)), [venue]);
}
