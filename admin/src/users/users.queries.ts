import type { InviteUserRequest } from '@five/shared/customers/customers.requests';
import type { Scope } from '@five/shared/auth/roles';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPage } from '../platform/requests/all-rows.ts';
import { api } from '../platform/requests/api.ts';

const PAGE_SIZE = 50;
const LATEST = 8;
const MOST_TARGETS = 99;

export interface UserFilter {
  q?: string;
  role?: string;
  active?: boolean;
  verified?: boolean;
}

/** Accounts, newest first, page by page. */
export const usersQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: ['users', 'list', filter],
    queryFn: ({ pageParam: first }) => readPage('users', filter, { first, count: PAGE_SIZE }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, first) =>
      last.length < PAGE_SIZE ? undefined : first + PAGE_SIZE,
    placeholderData: keepPreviousData,
  });

export const userQuery = (reference: string) =>
  queryOptions({
    queryKey: ['users', 'one', reference],
    queryFn: () => api.get('users/{id}', { path: { id: reference } }),
  });
export const sessionsQuery = (reference: string) =>
  queryOptions({
    queryKey: ['users', 'sessions', reference],
    queryFn: () => api.get('users/{id}/sessions', { path: { id: reference } }),
  });

export const bookingsQuery = (customer: string) =>
  queryOptions({
    queryKey: ['bookings', 'latest', customer],
    queryFn: () =>
      api.get('bookings', { filter: { customer }, range: [0, LATEST - 1], sort: ['date', 'DESC'] }),
  });
export const packsQuery = (customer: string) =>
  queryOptions({
    queryKey: ['subscriptions', 'latest', customer],
    queryFn: () => api.get('subscriptions', { filter: { customer }, range: [0, LATEST - 1] }),
  });

/**
 * The latest payments for the bookings and packs of this customer. They are searched by booking and
 * pack, because a payment does not store its customer.
 */
export const paymentsQuery = (customer: string) =>
  queryOptions({
    queryKey: ['payments', 'of customer', customer],
    queryFn: () => readPayments(customer),
  });

async function readPayments(customer: string): Promise<PaymentAnswer[]> {
  const [bookings, packs] = await Promise.all([
    api.get('bookings', { filter: { customer }, range: [0, MOST_TARGETS], sort: ['date', 'DESC'] }),
    api.get('subscriptions', { filter: { customer }, range: [0, MOST_TARGETS] }),
  ]);
  const read = (field: 'booking' | 'subscription', targets: { reference: string }[]) =>
    targets.length === 0
      ? []
      : api.get('payments', {
          filter: { [field]: targets.map(({ reference }) => reference) },
          range: [0, LATEST - 1],
        });
  const [one, other] = await Promise.all([read('booking', bookings), read('subscription', packs)]);
  return [...one, ...other].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, LATEST);
}

/**
 * The latest audit entries about an account (`subject`), or of the actions that an account
 * performed (`actor`).
 */
export const auditOfUserQuery = (filter: { subject: string } | { actor: string }) =>
  queryOptions({
    queryKey: ['audit', 'latest', filter],
    queryFn: () => api.get('audit', { filter, range: [0, LATEST - 1] }),
  });

/**
 * The open cash session that an account opened; null if there is none. A session stores only the
 * name of the user, so the account is looked up in the audit trail.
 */
export const openedDrawerQuery = (user: string) =>
  queryOptions({
    queryKey: ['cash', 'opened by', user],
    queryFn: async () => {
      const [drawer] = await api.get('cash_sessions', { filter: { open: true }, range: [0, 0] });
      if (!drawer) return null;
      const [opened] = await api.get('audit', {
        filter: { subject: drawer.reference, actor: user, act: 'cash_session.open' },
        range: [0, 0],
      });
      return opened ? drawer : null;
    },
  });

export const inviteUser = (input: InviteUserRequest, key: string) =>
  api.post('users', { body: input, idempotencyKey: key });
export const verifyInPerson = (reference: string) =>
  api.post('users/{id}/verify', { path: { id: reference } });
export const changeUser = (reference: string, change: { scope?: Scope[]; active?: boolean }) =>
  api.put('users/{id}', { path: { id: reference }, body: change });
/** Assigns a tariff to a customer record, with or without an account. */
export const assignTariff = (customer: string, tariff: string) =>
  api.put('customers/{reference}', { path: { reference: customer }, body: { tariff } });
export const endSessions = (reference: string) =>
  api.delete('users/{id}/sessions', { path: { id: reference } });
