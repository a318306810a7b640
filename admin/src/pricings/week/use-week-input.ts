import type { WeekInput } from '@five/shared/pricings/week.rules';
import type { SessionRule } from '@five/shared/pricings/quote.rules';
import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { openPitchesQuery, sessionPricesQuery } from './week.queries.ts';

interface WeekRead {
  /**
   * Price rules, pitches, opening hours and slot length, from which the prices of a week are
   * computed; undefined until all are loaded.
   */
  input: Omit<WeekInput<SessionRule>, 'tariff' | 'first'> | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/**
 * Loads the price rules, pitches and opening hours from which the prices of a week are computed.
 */
export function useWeekInput(): WeekRead {
  const [prices, pitches, venue] = [
    useQuery(sessionPricesQuery()),
    useQuery(openPitchesQuery()),
    useQuery(venueQuery()),
  ];
  const error = prices.error ?? pitches.error ?? venue.error;
  const refetch = () => Promise.all([prices.refetch(), pitches.refetch(), venue.refetch()]);
  if (!prices.data || !pitches.data || !venue.data) return { input: undefined, error, refetch };
  const { openingHours, seasons, exceptions, policies } = venue.data;
  return {
    input: {
      rules: prices.data,
      pitches: pitches.data.map(({ code }) => code),
      opening: { openingHours, seasons, exceptions },
      slotMinutes: policies.slotMinutes,
    },
    error,
    refetch,
  };
}
