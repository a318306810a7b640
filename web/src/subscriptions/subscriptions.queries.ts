import type { CreateSubscriptionRequest } from '@five/shared/subscriptions/subscriptions.requests';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, LIVE_MS } from '../platform/requests/api.ts';

export const ownPacksQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['subscriptions', 'own'],
    queryFn: ({ signal }) => api.get('subscriptions_my_subscriptions', { signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/** Query of the packs that this player can buy, smallest first. */
export const packOffersQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['pricings', 'own packs'],
    queryFn: ({ signal }) => api.get('pricings_my_pricings', { filter: { type: 'pack' }, signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

interface Order {
  input: CreateSubscriptionRequest;
  idempotencyKey: string;
}

export function useOrderPack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Order) =>
      api.post('subscriptions', { body: input, idempotencyKey }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['subscriptions'] }),
  });
}

export function useCancelOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reference: string) =>
      api.delete('subscriptions/{id}', { path: { id: reference } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['subscriptions'] }),
  });
}
