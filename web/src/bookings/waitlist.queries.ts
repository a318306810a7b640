import type { WaitRequest } from '@five/shared/waiting/waiting.requests';
import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, LIVE_MS } from '../platform/requests/api.ts';

/** Query of the player's entries on the waiting list, open offers first. */
export const ownWaitlistQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['waiting', 'own'],
    queryFn: ({ signal }) => api.get('waiting', { signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/** Query of the offer that a mail links to; reading the offer does not accept it. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['waiting', 'offer', token],
    queryFn: ({ signal }) => api.get('offers/{token}', { path: { token }, signal }),
    enabled: token !== '',
  });

/**
 * Identifies an offer: by the reference of the waiting list entry (`place`), or by the `token` from
 * the link in the offer mail.
 */
export type OfferAccess = { place: string } | { token: string };

export function useJoinWaitlist() {
  const settled = useInvalidateWaitlist();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: WaitRequest; idempotencyKey: string }) =>
      api.post('waiting', { body: input, idempotencyKey }),
    onSettled: settled,
  });
}

/** Removes an entry from the waiting list. The response contains the caller's updated list. */
export function useLeaveWaitlist() {
  const queryClient = useQueryClient();
  const settled = useInvalidateWaitlist();
  return useMutation({
    mutationFn: (place: string) =>
      api.delete('waiting/{reference}', { path: { reference: place } }),
    onSuccess: ({ data }) => queryClient.setQueryData(ownWaitlistQuery(true).queryKey, data),
    onSettled: settled,
  });
}

/** Accepts an offer, which converts it to a booking. */
export function useAcceptOffer(access: OfferAccess) {
  const settled = useInvalidateWaitlist();
  return useMutation({
    mutationFn: ({
      paymentMethod,
      idempotencyKey,
    }: {
      paymentMethod: PaymentMethod;
      idempotencyKey: string;
    }) => {
      const options = { body: { paymentMethod, acceptRules: true as const }, idempotencyKey };
      return 'place' in access
        ? api.post('waiting/{reference}/take', { path: { reference: access.place }, ...options })
        : api.post('offers/{token}/take', { path: access, ...options });
    },
    onSettled: settled,
  });
}

/** Declines an offer, which passes the slot to the next entry on the waiting list. */
export function useDeclineOffer(access: OfferAccess) {
  const settled = useInvalidateWaitlist();
  return useMutation({
    mutationFn: () =>
      'place' in access
        ? api.post('waiting/{reference}/decline', { path: { reference: access.place } })
        : api.post('offers/{token}/decline', { path: access }),
    onSettled: settled,
  });
}

/**
 * Returns an `onSettled` callback that marks all queries that depend on the waiting list as
 * outdated. After an error the callback does not wait until they are loaded again. The error
 * message therefore appears immediately, even without a network.
 */
function useInvalidateWaitlist() {
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
