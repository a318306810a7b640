import type { CustomerAnswer, UpdateCustomerInput } from '@five/shared/customers/customers.contract';
import { isPhoneLike } from '@five/shared/auth/phone-text.rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, listPath } from '../platform/api.ts';

/** Known people by a part of the name or the digits of the phone; `hasLogin` leaves those without an account out. */
export const customersLike = (q: string, filter: { hasLogin?: true } = {}) =>
  queryOptions({
    queryKey: ['customers', 'like', q, filter],
    queryFn: () => ownersFirst(q, filter),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });

const LIKE = 6;

/** What is a whole number, however it is written, finds its owner first; where there is room, those follow whose name sounds like it. */
async function ownersFirst(q: string, filter: object): Promise<CustomerAnswer[]> {
  const phone = isPhoneLike(q) ? q : null;
  const [owners, like] = await Promise.all([
    phone === null ? [] : api.get<CustomerAnswer[]>(listPath('customers', { phone, ...filter }, 4)),
    api.get<CustomerAnswer[]>(listPath('customers', { q, ...filter }, LIKE - 1)),
  ]);
  const sounding = phone === null && like.length < LIKE ? await customersSounding(q, filter) : [];
  const known = new Map([...owners, ...like, ...sounding].map((one) => [one.reference, one]));
  return [...known.values()].slice(0, Math.max(LIKE, owners.length));
}

/** Those whose name, as it was heard over the phone, may have been written otherwise. */
const customersSounding = (sounds: string, filter: object) => api.get<CustomerAnswer[]>(listPath('customers', { sounds, ...filter }, LIKE - 1));

/** The cards of that phone, however it is written: those with a login and those without. */
export const customersOfPhone = (phone: string | null) =>
  queryOptions({
    queryKey: ['customers', 'of phone', phone],
    queryFn: () => api.get<CustomerAnswer[]>(listPath('customers', { phone }, 4)),
    enabled: phone !== null,
  });

export const customerQuery = (reference: string) =>
  queryOptions({
    queryKey: ['customers', 'one', reference],
    queryFn: () => api.get<CustomerAnswer>(`customers/${encodeURIComponent(reference)}`),
  });

/** What the desk may write on a card; name and phone only where no login brings its own. */
export const changeCustomer = (reference: string, change: UpdateCustomerInput) => api.put<CustomerAnswer>(`customers/${encodeURIComponent(reference)}`, change);

/** All of `card`, which has no login, comes to `account`; the card is gone. */
export const joinCustomers = (account: string, card: string) => api.post<CustomerAnswer>(`customers/${encodeURIComponent(account)}/join`, { customer: card });
