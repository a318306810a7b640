import { MAX_LIST_ROWS } from '@five/shared/platform/lengths';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The public settings of the venue: name, opening hours and policies. */
export const venueQuery = () =>
  queryOptions({
    queryKey: ['venue'],
    queryFn: () => api.get('venue'),
    staleTime: 5 * 60_000,
  });

export const pitchesQuery = () =>
  queryOptions({
    queryKey: ['pitches'],
    queryFn: () => api.get('pitches'),
    staleTime: 5 * 60_000,
  });

export const tariffsQuery = () =>
  queryOptions({
    queryKey: ['tariffs', 'names'],
    queryFn: () => api.get('tariffs', { range: [0, MAX_LIST_ROWS - 1] }),
    staleTime: 5 * 60_000,
  });

/** All prices with their names, including archived prices. */
export const pricesQuery = () =>
  queryOptions({
    queryKey: ['pricings', 'names'],
    queryFn: () => api.get('pricings', { range: [0, MAX_LIST_ROWS - 1] }),
    staleTime: 5 * 60_000,
  });
