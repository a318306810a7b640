import type {
  AdjustSubscriptionRequest,
  DeskSubscriptionRequest,
  FreezeSubscriptionRequest,
} from '@five/shared/subscriptions/subscriptions.requests';
import type { BookingCustomerRequest } from '@five/shared/customers/customers.requests';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';

export const packQuery = (reference: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'one', reference],
    queryFn: () => api.get('subscriptions/{id}', { path: { id: reference } }),
  });

/** The active packs of a customer. */
export const usablePacksQuery = (customer: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'usable', customer],
    queryFn: () =>
      api.get('subscriptions', { filter: { customer, status: 'active' }, range: [0, 99] }),
  });

/** The packs offered at the customer's tariff. `customer` is null if the customer is not known. */
export const packOffersQuery = (customer: BookingCustomerRequest | null) =>
  queryOptions({
    queryKey: ['pricings', 'packs', customer],
    queryFn: async () =>
      (await api.post('subscriptions_get_offers', { body: customer ? { customer } : {} })).data,
    placeholderData: keepPreviousData,
  });

export const sellPack = (input: DeskSubscriptionRequest, key: string) =>
  api.post('subscriptions', { body: input, idempotencyKey: key });
export const cancelOrder = (reference: string) =>
  api.delete('subscriptions/{id}', { path: { id: reference } });
export const adjustHours = (reference: string, input: AdjustSubscriptionRequest, key: string) =>
  api.post('subscriptions/{reference}/adjustments', {
    path: { reference },
    body: input,
    idempotencyKey: key,
  });
export const freezePack = (reference: string, input: FreezeSubscriptionRequest) =>
  api.post('subscriptions/{reference}/freeze', { path: { reference }, body: input });
