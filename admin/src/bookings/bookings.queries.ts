import type { BookingAnswer, CancelBookingInput, CreateBookingInput, HistoryEntry, MovesAnswer, QuoteAnswer, QuoteInput, UpdateBookingInput } from '@five/shared/bookings/bookings.contract';
import type { OpenMatchAnswer } from '@five/shared/community/open-matches.contract';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, listPath } from '../platform/api.ts';

const pathOf = (reference: string) => `bookings/${encodeURIComponent(reference)}`;

export const readBooking = (reference: string) => api.get<BookingAnswer>(pathOf(reference));

export const bookingQuery = (reference: string) => queryOptions({ queryKey: ['bookings', 'one', reference], queryFn: () => readBooking(reference) });

export const historyQuery = (reference: string) =>
  queryOptions({
    queryKey: ['bookings', 'history', reference],
    queryFn: () => api.get<HistoryEntry[]>(`${pathOf(reference)}/history`),
  });

/** The match for which its owner looks for players; null where it looks for none. Its shares are paid like the booking. */
export const matchOfBooking = (booking: string) =>
  queryOptions({
    queryKey: ['payments', 'match', booking],
    queryFn: async () => (await api.get<OpenMatchAnswer[]>(listPath('open_matches', { booking }, 0)))[0] ?? null,
  });

export const takeOutOfMatch = (request: string) => api.post<OpenMatchAnswer>(`match_asks/${encodeURIComponent(request)}/decline`);

const FOUND = 8;

/** Who is asked for is most often about to play: tonight's first, then those to come, then the past, the latest first. */
export const searchQuery = (q: string, tonight: string | undefined) =>
  queryOptions({
    queryKey: ['bookings', 'search', q, tonight],
    queryFn: () => (tonight === undefined ? [] : nearestFirst(q, tonight)),
    enabled: q.length >= 2 && tonight !== undefined,
  });

async function nearestFirst(q: string, tonight: string): Promise<BookingAnswer[]> {
  const found = await nearest({ q }, tonight);
  return found.length > 0 ? found : sounding(q, tonight);
}

async function nearest(whose: object, tonight: string): Promise<BookingAnswer[]> {
  const [ahead, past] = await Promise.all([
    api.get<BookingAnswer[]>(listPath('bookings', { ...whose, from: tonight }, FOUND - 1, ['date', 'ASC'])),
    api.get<BookingAnswer[]>(listPath('bookings', { ...whose, to: addDays(tonight, -1) }, FOUND - 1, ['date', 'DESC'])),
  ]);
  return [...ahead, ...past].slice(0, FOUND);
}

/** Whose name may be written otherwise than it was heard: asked for once the words themselves find nobody. */
async function sounding(q: string, tonight: string): Promise<BookingAnswer[]> {
  const people = await api.get<{ reference: string }[]>(listPath('customers', { sounds: q }, FOUND - 1));
  return people.length === 0 ? [] : nearest({ customer: people.map(({ reference }) => reference) }, tonight);
}

/** The bookings of these people, the latest first: what is shown beside each name. */
export const bookingsOf = (customers: readonly string[]) =>
  queryOptions({
    queryKey: ['bookings', 'of', customers],
    queryFn: () => api.get<BookingAnswer[]>(listPath('bookings', { customer: customers, status: ['pending', 'confirmed', 'completed', 'no_show'] }, 99, ['date', 'DESC'])),
    enabled: customers.length > 0,
    staleTime: 30_000,
  });

/** All that wait for money or a decision; as many as a page takes are more than any desk leaves waiting. */
export const pendingQuery = () => queryOptions({ queryKey: ['bookings', 'pending'], queryFn: () => api.get<BookingAnswer[]>(listPath('bookings', { status: 'pending' }, 99, ['date', 'ASC'])) });

/** All that money is owed back for. */
export const owedBackQuery = () => queryOptions({ queryKey: ['bookings', 'owed back'], queryFn: () => api.get<BookingAnswer[]>(listPath('bookings', { paymentStatus: 'to_refund' }, 99, ['date', 'ASC'])) });

/** What can be added to a booking, by its name in the language of the page. */
export const addonsQuery = () => queryOptions({ queryKey: ['addons'], queryFn: () => api.get<AddonAnswer[]>('addons'), staleTime: 5 * 60_000 });

/** Where a booking can go on that opening day, and what it costs there. */
export const movesOf = (reference: string, date: string) => api.get<MovesAnswer>(`${pathOf(reference)}/moves?date=${date}`);
export const movesQuery = (reference: string, date: string) =>
  queryOptions({
    queryKey: ['bookings', 'moves', reference, date],
    queryFn: () => movesOf(reference, date),
    placeholderData: keepPreviousData,
  });

/** The same function of the API prices the booking: what is shown is what is charged. */
export const quoteQuery = (input: QuoteInput) =>
  queryOptions({
    queryKey: ['quote', input],
    queryFn: async () => (await api.ask<QuoteAnswer>('bookings_get_price', input)).price,
    placeholderData: keepPreviousData,
  });

export const createBooking = (input: CreateBookingInput, key: string) => api.post<BookingAnswer>('bookings', input, key);
export const changeBooking = (reference: string, changes: UpdateBookingInput) => api.put<BookingAnswer>(pathOf(reference), changes);
export const confirmBooking = (reference: string) => api.post<BookingAnswer>(`${pathOf(reference)}/confirm`);
export const cancelBooking = (reference: string, asked: CancelBookingInput) => api.delete<BookingAnswer[]>(pathOf(reference), asked);
export const markNoShow = (reference: string, noShow: boolean) => api.post<BookingAnswer>(`${pathOf(reference)}/no-show`, { noShow });
export const payInHours = (reference: string, key: string) => api.post<BookingAnswer>(`${pathOf(reference)}/hours`, {}, key);
