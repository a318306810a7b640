import type {
  AcceptBankLineRequest,
  CreateBankProfileRequest,
} from '@five/shared/payments/bank/bank.requests';
import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { infiniteListQuery } from '@five/client/infinite-list';
import { queryOptions } from '@tanstack/react-query';
import type { SettledState } from '@five/shared/payments/payments.codes';
import { api, sendFile } from '../../platform/requests/api.ts';
import { isTypedFor } from './lanes.rules.ts';

const MAX_FOUND = 5;

/** Bank lines with an amount that is not assigned yet, by group, oldest first. */
export const openLinesQuery = () =>
  infiniteListQuery(['transfers', 'open'], (page) =>
    api.getPage('bank_lines', {
      filter: { state: ['open', 'to_give_back'] },
      sort: ['lane', 'ASC'],
      ...page,
    }),
  );

/** Bank lines that staff closed without a payment (state `dismissed`), latest first. */
export const settledLinesQuery = () =>
  infiniteListQuery(['transfers', 'filed'], (page) =>
    api.getPage('bank_lines', {
      filter: { state: 'dismissed' },
      sort: ['bookedOn', 'DESC'],
      ...page,
    }),
  );

export const profilesQuery = () =>
  queryOptions({
    queryKey: ['transfers', 'profiles'],
    queryFn: () => api.get('bank_profiles', { range: [0, 99] }),
  });

/** A booking, pack or share with an amount due, as a search result. */
export interface OpenPayment {
  target: AcceptBankLineRequest;
  reference: string;
  customer: string;
  dueCents: number;
  date: string | null;
}

export const openPaymentsQuery = (q: string) =>
  queryOptions({
    queryKey: ['transfers', 'owed', q],
    queryFn: async (): Promise<OpenPayment[]> => {
      const [bookings, packs, shares] = await Promise.all([
        api.get('bookings', { filter: { q, paymentStatus: 'unpaid' }, range: [0, MAX_FOUND] }),
        api.get('subscriptions', { filter: { q, paymentStatus: 'unpaid' }, range: [0, MAX_FOUND] }),
        api.get('match_shares', { filter: { q, due: true }, range: [0, MAX_FOUND] }),
      ]);
      const found = [
        ...bookings.map(({ reference, customer, dueCents, date }) => ({
          target: { booking: reference },
          reference,
          customer: customer?.fullName ?? '',
          dueCents,
          date,
        })),
        ...packs.map(({ reference, customer, dueCents }) => ({
          target: { subscription: reference },
          reference,
          customer: customer.fullName,
          dueCents,
          date: null,
        })),
        ...shares.map(({ reference, payer, dueCents, date }) => ({
          target: { share: reference },
          reference,
          customer: payer,
          dueCents,
          date,
        })),
      ];
      return found.filter(({ dueCents }) => dueCents > 0);
    },
    enabled: q.trim().length > 1,
  });

/** A booking, pack or share that a reference identifies but that is no longer due. */
export interface CancelledBooking {
  kind: 'booking' | 'subscription' | 'share';
  reference: string;
  customer: string;
  date: string;
  state: Exclude<SettledState, 'claimed'>;
}

/**
 * If the text is the reference of a booking, pack or share that is no longer due, the result
 * includes it.
 */
export const cancelledBookingsQuery = (q: string) =>
  queryOptions({
    queryKey: ['transfers', 'gone', q],
    queryFn: async (): Promise<CancelledBooking[]> => {
      const [bookings, packs, shares] = await Promise.all([
        api.get('bookings', { filter: { q }, range: [0, MAX_FOUND] }),
        api.get('subscriptions', { filter: { q }, range: [0, MAX_FOUND] }),
        api.get('match_shares', { filter: { q, due: false }, range: [0, MAX_FOUND] }),
      ]);
      const found: (CancelledBooking & { dueCents: number })[] = [
        ...bookings.map(({ reference, customer, dueCents, date, status }) => ({
          kind: 'booking' as const,
          reference,
          customer: customer.fullName,
          dueCents,
          date,
          state: status === 'expired' || status === 'cancelled' ? status : ('paid' as const),
        })),
        ...packs.map(({ reference, customer, dueCents, createdAt, status, paymentStatus }) => ({
          kind: 'subscription' as const,
          reference,
          customer: customer.fullName,
          dueCents,
          date: createdAt.slice(0, 10),
          state: stateOfPack(status, paymentStatus),
        })),
        ...shares.map(({ reference, payer, dueCents, date, amountCents, paidCents }) => ({
          kind: 'share' as const,
          reference,
          customer: payer,
          dueCents,
          date,
          state: paidCents < amountCents ? ('left' as const) : ('paid' as const),
        })),
      ];
      return found.filter(({ reference, dueCents }) => dueCents === 0 && isTypedFor(reference, q));
    },
    enabled: q.trim().length > 3,
  });

function stateOfPack(
  status: SubscriptionAnswer['status'],
  payment: SubscriptionAnswer['paymentStatus'],
): CancelledBooking['state'] {
  if (status === 'cancelled') return 'cancelled';
  return status === 'expired' && payment !== 'paid' ? 'expired' : 'paid';
}

/**
 * Preview of an import. It is fetched once, so that live events do not upload the file again. The
 * import itself parses the file again.
 */
export const previewQuery = (key: string, profile: string, file: File) =>
  queryOptions({
    queryKey: ['statement', key],
    queryFn: () =>
      sendFile('bank_profiles/{reference}/preview', file, { path: { reference: profile } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * Accepts a bank line. The idempotency key contains the number of its payments, so that the line
 * can be accepted again after a reversal.
 */
export const acceptLine = (
  { reference, payments }: BankLineAnswer,
  target: AcceptBankLineRequest,
) =>
  api.post('bank_lines/{reference}/accept', {
    path: { reference },
    body: target,
    idempotencyKey: [
      reference,
      payments.length,
      target.booking ?? target.subscription ?? target.share,
    ].join(' '),
  });
export const dismissLine = (reference: string, reason: string) =>
  api.post('bank_lines/{reference}/dismiss', { path: { reference }, body: { reason } });
export const reopenLine = (reference: string) =>
  api.post('bank_lines/{reference}/reopen', { path: { reference } });
export const saveProfile = (input: CreateBankProfileRequest, key: string) =>
  api.post('bank_profiles', { body: input, idempotencyKey: key });
export const changeProfile = (reference: string, input: CreateBankProfileRequest) =>
  api.put('bank_profiles/{reference}', { path: { reference }, body: input });
export const removeProfile = (reference: string) =>
  api.delete('bank_profiles/{reference}', { path: { reference } });

export const previewImport = (file: File) => sendFile('bank_files/look', file);
export const importFile = (profile: string, file: File, key: string) =>
  sendFile('bank_profiles/{reference}/import', file, {
    path: { reference: profile },
    idempotencyKey: key,
  });
