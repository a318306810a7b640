import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type {
  OfferAnswer,
  OfferSavedAnswer,
  WaitInput,
  WaitingAnswer,
  WaitingLeftAnswer,
  WaitingSavedAnswer,
} from '@five/shared/waiting/waiting.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { LIVE_MS } from '../platform/query-client.ts';

/** The player's waiting-list entries, open offers first. */
export const ownPlacesQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['waiting', 'own'],
    queryFn: ({ signal }) => api.get<WaitingAnswer[]>('waiting', { signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/** The offer of a mail link; reading it accepts nothing. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['waiting', 'offer', token],
    queryFn: ({ signal }) =>
      api.get<OfferAnswer>(`offers/${encodeURIComponent(token)}`, { signal }),
    enabled: token !== '',
  });

/** A waiting-list entry, or the token of its mail. */
export type Door = { place: string } | { token: string };

const pathOf = (door: Door): string =>
  'place' in door
    ? `waiting/${encodeURIComponent(door.place)}`
    : `offers/${encodeURIComponent(door.token)}`;

export function useWait() {
  const settled = useSettled();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: WaitInput; idempotencyKey: string }) =>
      api.post<WaitingSavedAnswer>('waiting', input, { idempotencyKey }),
    onSettled: settled,
  });
}

/** The API answers with the caller's current list. */
export function useLeave() {
  const queryClient = useQueryClient();
  const settled = useSettled();
  return useMutation({
    mutationFn: (place: string) => api.delete<WaitingLeftAnswer>(pathOf({ place })),
    onSuccess: ({ data }) => queryClient.setQueryData(ownPlacesQuery(true).queryKey, data),
    onSettled: settled,
  });
}

/** Turns the offer into a booking. */
export function useTakeOffer(door: Door) {
  const settled = useSettled();
  return useMutation({
    mutationFn: ({
      paymentMethod,
      idempotencyKey,
    }: {
      paymentMethod: PaymentMethod;
      idempotencyKey: string;
    }) =>
      api.post<OfferSavedAnswer>(
        `${pathOf(door)}/take`,
        { paymentMethod, acceptRules: true },
        { idempotencyKey },
      ),
    onSettled: settled,
  });
}

/** Passes the offer to the next entry. */
export function useDeclineOffer(door: Door) {
  const settled = useSettled();
  return useMutation({
    mutationFn: () => api.post<OfferSavedAnswer>(`${pathOf(door)}/decline`, {}),
    onSettled: settled,
  });
}

/**
 * Invalidates what a waiting-list change affects. It is not awaited, so that a refusal is shown at
 * once even when the network is down.
 */
function useSettled() {
  const queryClient = useQueryClient();
  return (_answer: unknown, error: Error | null) => {
    const reread = Promise.all(
      ['waiting', 'bookings', 'availability', 'subscriptions'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    );
    return error ? undefined : reread.then(() => undefined);
  };
}
