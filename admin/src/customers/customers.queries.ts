import type { UpdateCustomerRequest } from '@five/shared/customers/customers.requests';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { isPhoneLike } from '@five/shared/auth/phone-text.rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';

/**
 * Known customers by part of the name or digits of the phone; `hasLogin` excludes customers without
 * an account.
 */
export const searchCustomers = (q: string, filter: { hasLogin?: true } = {}) =>
  queryOptions({
    queryKey: ['customers', 'like', q, filter],
    queryFn: () => ownersFirst(q, filter),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });

const SEARCH_LIMIT = 6;

/**
 * Customers for a search text. For a complete phone number, the customers with that number come
 * first, then other matches. For other text, similar-sounding names fill the remaining places.
 */
async function ownersFirst(q: string, filter: object): Promise<CustomerAnswer[]> {
  const phone = isPhoneLike(q) ? q : null;
  const [owners, like] = await Promise.all([
    phone === null ? [] : api.get('customers', { filter: { phone, ...filter }, range: [0, 4] }),
    api.get('customers', { filter: { q, ...filter }, range: [0, SEARCH_LIMIT - 1] }),
  ]);
  const sounding =
    phone === null && like.length < SEARCH_LIMIT ? await searchCustomersBySound(q, filter) : [];
  const known = new Map([...owners, ...like, ...sounding].map((one) => [one.reference, one]));
  return [...known.values()].slice(0, Math.max(SEARCH_LIMIT, owners.length));
}

/** Customers whose name sounds like the text but is spelled differently. */
const searchCustomersBySound = (sounds: string, filter: object) =>
  api.get('customers', { filter: { sounds, ...filter }, range: [0, SEARCH_LIMIT - 1] });

/** All customer records with this phone number in any spelling, with or without an account. */
export const customersOfPhone = (phone: string | null) =>
  queryOptions({
    queryKey: ['customers', 'of phone', phone],
    queryFn: () => api.get('customers', { filter: { phone: phone ?? '' }, range: [0, 4] }),
    enabled: phone !== null,
  });

export const customerQuery = (reference: string) =>
  queryOptions({
    queryKey: ['customers', 'one', reference],
    queryFn: () => api.get('customers/{reference}', { path: { reference } }),
  });

/** Updates a customer record; name and phone can be changed only if the customer has no account. */
export const changeCustomer = (reference: string, change: UpdateCustomerRequest) =>
  api.put('customers/{reference}', { path: { reference }, body: change });

/**
 * Merges `card`, a customer record without an account, into the record `account`; `card` is then
 * deleted.
 */
export const mergeCustomers = (account: string, card: string) =>
  api.post('customers/{reference}/join', {
    path: { reference: account },
    body: { customer: card },
  });
