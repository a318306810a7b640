import { MAX_LIST_ROWS } from '@five/shared/platform/lengths';
import type { PricingAnswer, TariffAnswer } from '@five/shared/pricings/pricings.contract';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { queryOptions } from '@tanstack/react-query';
import { api, listPath } from './api.ts';

/** The public settings of the venue: name, opening hours and policies. */
export const venueQuery = () =>
  queryOptions({
    queryKey: ['venue'],
    queryFn: () => api.get<VenueAnswer>('venue'),
    staleTime: 5 * 60_000,
  });

export const pitchesQuery = () =>
  queryOptions({
    queryKey: ['pitches'],
    queryFn: () => api.get<PitchAnswer[]>('pitches'),
    staleTime: 5 * 60_000,
  });

export const tariffsQuery = () =>
  queryOptions({
    queryKey: ['tariffs', 'names'],
    queryFn: () => api.get<TariffAnswer[]>(listPath('tariffs', {}, MAX_LIST_ROWS - 1)),
    staleTime: 5 * 60_000,
  });

/** All prices with their names, including archived prices. */
export const pricesQuery = () =>
  queryOptions({
    queryKey: ['pricings', 'names'],
    queryFn: () => api.get<PricingAnswer[]>(listPath('pricings', {}, MAX_LIST_ROWS - 1)),
    staleTime: 5 * 60_000,
  });
