import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import type { AdjustSubscriptionInput, CreateSubscriptionInput, FreezeSubscriptionInput, SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { queryOptions } from '@tanstack/react-query';
import { api, listPath } from '../platform/api.ts';

export const packQuery = (reference: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'one', reference],
    queryFn: () => api.get<SubscriptionAnswer>(`subscriptions/${encodeURIComponent(reference)}`),
  });

/** The packs of a customer that are running. */
export const usablePacksQuery = (customer: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'usable', customer],
    queryFn: () => api.get<SubscriptionAnswer[]>(listPath('subscriptions', { customer, status: 'active' }, 99)),
  });

/** What is sold, by the standard price list; a customer with another one is charged by that. */
export const packOffersQuery = () =>
  queryOptions({
    queryKey: ['pricings', 'packs'],
    queryFn: async () => {
      const offers = await api.get<PricingAnswer[]>(listPath('pricings', { type: 'pack', tariff: 'standard' }, 99));
      return offers.filter(({ archived }) => !archived).toSorted((one, other) => (one.numberOfHours ?? 0) - (other.numberOfHours ?? 0));
    },
  });

const packPath = (reference: string) => `subscriptions/${encodeURIComponent(reference)}`;

export const sellPack = (input: CreateSubscriptionInput, key: string) => api.post<SubscriptionAnswer>('subscriptions', input, key);
export const cancelOrder = (reference: string) => api.delete<SubscriptionAnswer[]>(packPath(reference));
export const adjustHours = (reference: string, input: AdjustSubscriptionInput, key: string) => api.post<SubscriptionAnswer>(`${packPath(reference)}/adjustments`, input, key);
export const freezePack = (reference: string, input: FreezeSubscriptionInput) => api.post<SubscriptionAnswer>(`${packPath(reference)}/freeze`, input);
