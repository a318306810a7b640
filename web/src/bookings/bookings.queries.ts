import type { UpdateBookingRequest } from '@five/shared/bookings/bookings.requests';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, LIVE_MS } from '../platform/requests/api.ts';

/**
 * Marks cached queries as outdated after a mutation. `first` contains the first part of each query
 * key, such as 'bookings'.
 */
export const invalidate = (client: QueryClient, ...first: string[]) =>
  first.forEach((name) => void client.invalidateQueries({ queryKey: [name] }));

/**
 * Query of an opening day. Without `date`: the current opening day. Between midnight and closing
 * time, this is still the previous calendar day.
 */
export const availabilityQuery = (date?: string) =>
  queryOptions({
    queryKey: ['availability', date ?? 'now'],
    queryFn: async ({ signal }) => {
      const [day] = await api.get('availability', { query: { date, days: '1' }, signal });
      return day ?? null;
    },
    staleTime: LIVE_MS,
  });

export const ownBookingsQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['bookings', 'own'],
    queryFn: ({ signal }) => api.get('bookings_my_reservations', { signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/** Query of the history of a booking, oldest entry first. */
export const historyQuery = (reference: string) =>
  queryOptions({
    queryKey: ['bookings', 'history', reference],
    queryFn: ({ signal }) =>
      api.get('bookings/{reference}/history', { path: { reference }, signal }),
    meta: { personal: true },
  });

/** Cancels a booking. The response contains all bookings of the caller after the cancellation. */
export function useCancelBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reference: string) => api.delete('bookings/{reference}', { path: { reference } }),
    onSuccess: ({ data }) => queryClient.setQueryData(ownBookingsQuery(true).queryKey, data),
    // Open matches are included, because cancelling a booking also closes its open match.
    onSettled: () =>
      invalidate(queryClient, 'bookings', 'availability', 'subscriptions', 'open_matches'),
  });
}

/** Pays a booking with hours of the player's own pack. */
export function usePayInHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reference, idempotencyKey }: { reference: string; idempotencyKey: string }) =>
      api.post('bookings/{reference}/hours', { path: { reference }, idempotencyKey }),
    onSettled: () => invalidate(queryClient, 'bookings', 'subscriptions'),
  });
}

/** Changes a booking. A change of its add-ons also changes its total. */
export function useChangeBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reference, ...body }: { reference: string } & UpdateBookingRequest) =>
      api.put('bookings/{reference}', { path: { reference }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['bookings'] }),
  });
}
