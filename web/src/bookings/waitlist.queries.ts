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
export const ownWaitlistQuery = (signedIn: boolean) =>
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
export type OfferAccess = { place: string } | { token: string };

const pathOf = (access: OfferAccess): string =>
  'place' in access
    ? `waiting/${encodeURIComponent(access.place)}`
    : `offers/${encodeURIComponent(access.token)}`;

export function useJoinWaitlist() {
  const settled = useInvalidateWaitlist();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: WaitInput; idempotencyKey: string }) =>
      api.post<WaitingSavedAnswer>('waiting', input, { idempotencyKey }),
    onSettled: settled,
  });
}

/** The API answers with the caller's current list. */
export function useLeaveWaitlist() {
  const queryClient = useQueryClient();
  const settled = useInvalidateWaitlist();
  return useMutation({
    mutationFn: (place: string) => api.delete<WaitingLeftAnswer>(pathOf({ place })),
    onSuccess: ({ data }) => queryClient.setQueryData(ownWaitlistQuery(true).queryKey, data),
    onSettled: settled,
  });
}

/** Converts the offer to a booking. */
export function useTakeOffer(access: OfferAccess) {
  const settled = useInvalidateWaitlist();
  return useMutation({
    mutationFn: ({
      paymentMethod,
      idempotencyKey,
    }: {
      paymentMethod: PaymentMethod;
      idempotencyKey: string;
    }) =>
      api.post<OfferSavedAnswer>(
        `${pathOf(access)}/take`,
        { paymentMethod, acceptRules: true },
        { idempotencyKey },
      ),
    onSettled: settled,
  });
}

/** Passes the offer to the next entry. */
export function useDeclineOffer(access: OfferAccess) {
  const settled = useInvalidateWaitlist();
  return useMutation({
    mutationFn: () => api.post<OfferSavedAnswer>(`${pathOf(access)}/decline`, {}),
    onSettled: settled,
  });
}

/**
 * Invalidates what a waiting-list change affects. It is not awaited, so that a refusal is shown at
 * once even when the network is down.
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
