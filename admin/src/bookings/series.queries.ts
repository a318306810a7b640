import type {
  DeskSeriesRequest,
  DeskSeriesPlanRequest,
} from '@five/shared/bookings/series.requests';
import type { SeriesAnswer, SeriesPlanAnswer } from '@five/shared/bookings/series.contract';
import type { Success } from '@five/shared/platform/envelope.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

const pathOf = (reference: string) => `series/${encodeURIComponent(reference)}`;

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
    queryFn: async () =>
      (await api.postQuery<Success<SeriesPlanAnswer>>('series_preview', input)).data,
    placeholderData: keepPreviousData,
  });

/** Series with an amount due, on any day. */
export const unpaidSeriesQuery = () =>
  queryOptions({
    queryKey: ['bookings', 'series', 'owed'],
    queryFn: () => api.get('series', { filter: { state: ['pending', 'active'] }, range: [0, 99] }),
  });

export const createSeries = (input: DeskSeriesRequest, key: string) =>
  api.post<SeriesAnswer>('series', input, key);
export const confirmSeries = (reference: string) =>
  api.post<SeriesAnswer>(`${pathOf(reference)}/confirm`);
export const releaseSeries = (reference: string) =>
  api.post<SeriesAnswer>(`${pathOf(reference)}/decline`);
export const cancelSeries = (reference: string, from: string, reason: string) =>
  api.post<SeriesAnswer>(`${pathOf(reference)}/cancel`, { from, reason });
