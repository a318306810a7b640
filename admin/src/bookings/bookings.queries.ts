import type { BookingAnswer, CreateBookingInput, HistoryEntry, QuoteAnswer, QuoteInput } from '@five/shared/bookings/bookings.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, listPath } from '../platform/api.ts';

export const bookingQuery = (reference: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', reference],
    queryFn: () => api.get<BookingAnswer>(`bookings/${encodeURIComponent(reference)}`),
  });

export const historyQuery = (reference: string) =>
  queryOptions({
    queryKey: ['bookings', 'history', reference],
    queryFn: () => api.get<HistoryEntry[]>(`bookings/${encodeURIComponent(reference)}/history`),
  });

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['bookings', 'search', q],
    queryFn: () => api.get<BookingAnswer[]>(listPath('bookings', { q }, 7)),
    enabled: q.length >= 2,
  });

/** The same function of the API prices the booking: what is shown is what is charged. */
export const quoteQuery = (input: QuoteInput) =>
  queryOptions({
    queryKey: ['quote', input],
    queryFn: async () => (await quote(input)).price,
    placeholderData: keepPreviousData,
  });

async function quote(input: QuoteInput): Promise<QuoteAnswer> {
  return api.ask<QuoteAnswer>('bookings_get_price', input);
}

export const createBooking = (input: CreateBookingInput, key: string) => api.post<BookingAnswer>('bookings', input, key);
export const confirmBooking = (reference: string) => api.post<BookingAnswer>(`bookings/${reference}/confirm`);
export const cancelBooking = (reference: string, reason: string) => api.delete<BookingAnswer[]>(`bookings/${reference}`, { reason });
export const markNoShow = (reference: string, noShow: boolean) => api.post<BookingAnswer>(`bookings/${reference}/no-show`, { noShow });
