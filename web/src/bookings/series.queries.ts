import type {
  CancelSeriesRequest,
  CreateSeriesRequest,
  SeriesPlanRequest,
} from '@five/shared/bookings/series/series.requests';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, LIVE_MS } from '../platform/requests/api.ts';
import { ApiFailure } from '@five/client/failure';

export const ownSeriesQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['bookings', 'series'],
    queryFn: ({ signal }) => api.get('series', { signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/**
 * Query of the plan of a weekly series, date by date. The previous plan is displayed until the new
 * one is loaded. While `held` is true, the plan is not loaded again.
 */
export const planQuery = (input: SeriesPlanRequest, held: boolean) =>
  queryOptions({
    queryKey: ['series', 'plan', input],
    queryFn: async ({ signal }) => (await api.post('series_preview', { body: input, signal })).data,
    staleTime: 0,
    enabled: !held,
    placeholderData: keepPreviousData,
    meta: { personal: true },
  });

export function useCreateSeries() {
  const settle = useInvalidateSeries();
  return useMutation({
    mutationFn: ({
      input,
      idempotencyKey,
    }: {
      input: CreateSeriesRequest;
      idempotencyKey: string;
    }) => api.post('series', { body: input, idempotencyKey }),
    // If the response to the order was lost, the plan is not loaded again. A new plan would show
    // the slots that this order may have booked as taken.
    onSettled: (_saved, error) => settle(error instanceof ApiFailure && error.unanswered),
  });
}

export function useCancelSeries() {
  const settle = useInvalidateSeries();
  return useMutation({
    mutationFn: ({ reference, ...input }: CancelSeriesRequest & { reference: string }) =>
      api.post('series/{reference}/cancel', { path: { reference }, body: input }),
    onSettled: () => settle(),
  });
}

export function useDeclineSeries() {
  const settle = useInvalidateSeries();
  return useMutation({
    mutationFn: (reference: string) =>
      api.post('series/{reference}/decline', { path: { reference } }),
    onSettled: () => settle(),
  });
}

/**
 * Returns a function that marks bookings, open matches, availability, packs and (unless
 * `planStays`) the plan as outdated.
 */
function useInvalidateSeries(): (planStays?: boolean) => void {
  const queryClient = useQueryClient();
  return (planStays = false) => {
    for (const first of [
      'bookings',
      'availability',
      'subscriptions',
      'open_matches',
      ...(planStays ? [] : ['series']),
    ])
      void queryClient.invalidateQueries({ queryKey: [first] });
  };
}
