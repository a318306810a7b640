import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { OfferAnswer, OfferSavedAnswer, WaitInput, WaitingAnswer, WaitingLeftAnswer, WaitingSavedAnswer } from '@five/shared/waiting/waiting.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { LIVE_MS } from '../platform/query-client.ts';

/** The own places in line, what is at hand first. */
export const ownPlacesQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['waiting', 'own'],
    queryFn: ({ signal }) => api.get<WaitingAnswer[]>('waiting', { signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/** What the link of a mail offers; reading takes nothing. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['waiting', 'offer', token],
    queryFn: ({ signal }) => api.get<OfferAnswer>(`offers/${encodeURIComponent(token)}`, { signal }),
    enabled: token !== '',
  });

/** A place in line, or the token of its mail. */
export type Door = { place: string } | { token: string };

const pathOf = (door: Door): string => ('place' in door ? `waiting/${encodeURIComponent(door.place)}` : `offers/${encodeURIComponent(door.token)}`);

export function useWait() {
  const settled = useSettled();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: WaitInput; idempotencyKey: string }) => api.post<WaitingSavedAnswer>('waiting', input, { idempotencyKey }),
    onSettled: settled,
  });
}

/** The answer is the caller's list as it is then. */
export function useLeave() {
  const queryClient = useQueryClient();
  const settled = useSettled();
  return useMutation({
    mutationFn: (place: string) => api.delete<WaitingLeftAnswer>(pathOf({ place })),
    onSuccess: ({ data }) => queryClient.setQueryData(ownPlacesQuery(true).queryKey, data),
    onSettled: settled,
  });
}

/** Makes it a booking. */
export function useTakeOffer(door: Door) {
  const settled = useSettled();
  return useMutation({
    mutationFn: ({ paymentMethod, idempotencyKey }: { paymentMethod: PaymentMethod; idempotencyKey: string }) =>
      api.post<OfferSavedAnswer>(`${pathOf(door)}/take`, { paymentMethod, acceptRules: true }, { idempotencyKey }),
    onSettled: settled,
  });
}

/** Lets it go to the next in line. */
export function useDeclineOffer(door: Door) {
  const settled = useSettled();
  return useMutation({ mutationFn: () => api.post<OfferSavedAnswer>(`${pathOf(door)}/decline`, {}), onSettled: settled });
}

/** What a step in the line may have changed is read again. What was refused is said at once: on a line that is lost the reading lasts. */
function useSettled() {
  const queryClient = useQueryClient();
  return (_answer: unknown, error: Error | null) => {
    const reread = Promise.all(['waiting', 'bookings', 'availability', 'subscriptions'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    return error ? undefined : reread.then(() => undefined);
  };
}
