import type { AddonLineInput, BookingAnswer, BookingCancelledAnswer, BookingSavedAnswer, CreateBookingInput, HistoryEntry } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { LIVE_MS } from '../platform/query-client.ts';

const pathOf = (reference: string) => `bookings/${encodeURIComponent(reference)}`;

/** What an act may have changed is read again. */
const reread = (client: QueryClient, ...first: string[]) => first.forEach((name) => void client.invalidateQueries({ queryKey: [name] }));

/** `date` left out: the opening day that runs now, which after midnight is yesterday's. */
export const availabilityQuery = (date?: string) =>
  queryOptions({
    queryKey: ['availability', date ?? 'now'],
    queryFn: async ({ signal }) => {
      const [day] = await api.get<AvailabilityDay[]>(date ? `availability?date=${date}&days=1` : 'availability?days=1', { signal });
      return day ?? null;
    },
    staleTime: LIVE_MS,
  });

export const ownBookingsQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['bookings', 'own'],
    queryFn: ({ signal }) => api.get<BookingAnswer[]>('bookings_my_reservations', { signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/** What happened to a booking, the first thing first. */
export const historyQuery = (reference: string) =>
  queryOptions({
    queryKey: ['bookings', 'history', reference],
    queryFn: ({ signal }) => api.get<HistoryEntry[]>(`${pathOf(reference)}/history`, { signal }),
    meta: { personal: true },
  });

interface Reserve {
  input: CreateBookingInput;
  idempotencyKey: string;
}

export function useReserve() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Reserve) => api.post<BookingSavedAnswer>('bookings', input, { idempotencyKey }),
    // The list that one is led to knows it at once, whenever it is read again.
    onSuccess: ({ data }) => queryClient.setQueryData(ownBookingsQuery(true).queryKey, (own) => own && [data, ...own.filter(({ reference }) => reference !== data.reference)]),
    onSettled: () => reread(queryClient, 'bookings', 'availability', 'subscriptions', 'addons'),
  });
}

/** The answer is the caller's list as it is now. */
export function useCancelBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reference: string) => api.delete<BookingCancelledAnswer>(pathOf(reference)),
    onSuccess: ({ data }) => queryClient.setQueryData(ownBookingsQuery(true).queryKey, data),
    // A booking that is cancelled takes the match that was opened on it along.
    onSettled: () => reread(queryClient, 'bookings', 'availability', 'subscriptions', 'open_matches'),
  });
}

/** Hours of the own pack instead of money. */
export function usePayInHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reference, idempotencyKey }: { reference: string; idempotencyKey: string }) => api.post<BookingSavedAnswer>(`${pathOf(reference)}/hours`, undefined, { idempotencyKey }),
    onSettled: () => reread(queryClient, 'bookings', 'subscriptions'),
  });
}

/** Takes other addons for a booking; its total changes with them. */
export function useChangeAddons() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reference, addons }: { reference: string; addons: AddonLineInput[] }) => api.put<BookingSavedAnswer>(pathOf(reference), { addons }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['bookings'] }),
  });
}
