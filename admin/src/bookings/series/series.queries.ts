import type {
  DeskSeriesRequest,
  DeskSeriesPlanRequest,
} from '@five/shared/bookings/series/series.requests';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

export const seriesQuery = (reference: string) =>
  queryOptions({
    queryKey: ['bookings', 'series', reference],
    queryFn: () => api.get('series/{id}', { path: { id: reference } }),
  });

/**
 * The plan of a series before it is booked: for each date the slot, or the reason why it is not
 * available. The previous plan is shown until the new one is loaded.
 */
export const planQuery = (input: DeskSeriesPlanRequest) =>
  queryOptions({
    queryKey: ['bookings', 'plan', input],
    queryFn: async () => (await api.post('series_preview', { body: input })).data,
    placeholderData: keepPreviousData,
  });

/** Series with an amount due, on any day. */
export const unpaidSeriesQuery = () =>
  queryOptions({
    queryKey: ['bookings', 'series', 'owed'],
    queryFn: () => api.get('series', { filter: { state: ['pending', 'active'] }, range: [0, 99] }),
  });

export const createSeries = (input: DeskSeriesRequest, key: string) =>
  api.post('series', { body: input, idempotencyKey: key });
export const confirmSeries = (reference: string) =>
  api.post('series/{reference}/confirm', { path: { reference } });
export const releaseSeries = (reference: string) =>
  api.post('series/{reference}/decline', { path: { reference } });
export const cancelSeries = (reference: string, from: string, reason: string) =>
  api.post('series/{reference}/cancel', { path: { reference }, body: { from, reason } });
