import type {
  DeskCancelBookingRequest,
  DeskUpdateBookingRequest,
} from '@five/shared/bookings/bookings.requests';
import type {
  DeskBookingRequest,
  DeskQuoteRequest,
} from '@five/shared/bookings/create-booking.calls';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';

export const readBooking = (reference: string) =>
  api.get('bookings/{id}', { path: { id: reference } });

export const bookingQuery = (reference: string) =>
  queryOptions({ queryKey: ['bookings', 'one', reference], queryFn: () => readBooking(reference) });

export const historyQuery = (reference: string) =>
  queryOptions({
    queryKey: ['bookings', 'history', reference],
    queryFn: () => api.get('bookings/{reference}/history', { path: { reference } }),
  });

/**
 * The open match of a booking, whose players pay their shares at the counter; null if the booking
 * has no open match.
 */
export const matchOfBooking = (booking: string) =>
  queryOptions({
    queryKey: ['payments', 'match', booking],
    queryFn: async () =>
      (await api.get('open_matches', { filter: { booking }, range: [0, 0] }))[0] ?? null,
  });

/** The seats of a booking's match and their shares. @param path path of the page of the match */
export const seatsOfBooking = (path: string) =>
  queryOptions({
    queryKey: ['payments', 'seats', path],
    queryFn: () => api.get('matches/{token}', { path: { token: path.replace('/m/', '') } }),
  });

export const removeFromMatch = (request: string) =>
  api.post('match_asks/{id}/decline', { path: { id: request } });

const MAX_FOUND = 8;

/**
 * Bookings that match a search text. First the bookings from the day `tonight` on, earliest date
 * first; then the bookings of earlier days, latest date first.
 */
export const searchQuery = (q: string, tonight: string | undefined) =>
  queryOptions({
    queryKey: ['bookings', 'search', q, tonight],
    queryFn: () => (tonight === undefined ? [] : nearestFirst(q, tonight)),
    enabled: q.length >= 2 && tonight !== undefined,
  });

async function nearestFirst(q: string, tonight: string): Promise<BookingAnswer[]> {
  const found = await nearest({ q }, tonight);
  return found.length > 0 ? found : soundsAlike(q, tonight);
}

async function nearest(filter: object, tonight: string): Promise<BookingAnswer[]> {
  const [ahead, past] = await Promise.all([
    api.get('bookings', {
      filter: { ...filter, from: tonight },
      range: [0, MAX_FOUND - 1],
      sort: ['date', 'ASC'],
    }),
    api.get('bookings', {
      filter: { ...filter, to: addDays(tonight, -1) },
      range: [0, MAX_FOUND - 1],
      sort: ['date', 'DESC'],
    }),
  ]);
  return [...ahead, ...past].slice(0, MAX_FOUND);
}

/** Finds bookings by names that sound like the text; used if the literal search has no result. */
async function soundsAlike(q: string, tonight: string): Promise<BookingAnswer[]> {
  const people = await api.get('customers', { filter: { sounds: q }, range: [0, MAX_FOUND - 1] });
  return people.length === 0
    ? []
    : nearest({ customer: people.map(({ reference }) => reference) }, tonight);
}

/**
 * The bookings of these customers, latest first. The search suggestions show one booking beside
 * each customer's name.
 */
export const bookingsOf = (customers: readonly string[]) =>
  queryOptions({
    queryKey: ['bookings', 'of', customers],
    queryFn: () =>
      api.get('bookings', {
        filter: { customer: customers, status: ['pending', 'confirmed', 'completed', 'no_show'] },
        range: [0, 99],
        sort: ['date', 'DESC'],
      }),
    enabled: customers.length > 0,
    staleTime: 30_000,
  });

/**
 * The pending bookings, at most 100. One request is enough, because a centre never has more pending
 * bookings at the same time.
 */
export const pendingQuery = () =>
  queryOptions({
    queryKey: ['bookings', 'pending'],
    queryFn: () =>
      api.get('bookings', { filter: { status: 'pending' }, range: [0, 99], sort: ['date', 'ASC'] }),
  });

/** The bookings with a refund due, at most 100, earliest date first. */
export const refundsDueQuery = () =>
  queryOptions({
    queryKey: ['bookings', 'owed back'],
    queryFn: () =>
      api.get('bookings', {
        filter: { paymentStatus: 'to_refund' },
        range: [0, 99],
        sort: ['date', 'ASC'],
      }),
  });

/** Add-ons by their name in the page's language. */
export const addonsQuery = () =>
  queryOptions({
    queryKey: ['addons'],
    queryFn: () => api.get('addons'),
    staleTime: 5 * 60_000,
  });

/** Free slots to which the booking can be moved on the opening day `date`, with prices. */
export const movesOf = (reference: string, date: string) =>
  api.get('bookings/{reference}/moves', { path: { reference }, query: { date } });
export const movesQuery = (reference: string, date: string) =>
  queryOptions({
    queryKey: ['bookings', 'moves', reference, date],
    queryFn: () => movesOf(reference, date),
    placeholderData: keepPreviousData,
  });

/**
 * The price of a booking before it is made. The API uses the same function for the final price, so
 * the displayed price is the one charged.
 */
export const quoteQuery = (input: DeskQuoteRequest) =>
  queryOptions({
    queryKey: ['quote', input],
    queryFn: async () => (await api.post('bookings_get_price', { body: input })).price,
    placeholderData: keepPreviousData,
  });

export const createBooking = (input: DeskBookingRequest, key: string) =>
  api.post('bookings', { body: input, idempotencyKey: key });
export const changeBooking = (reference: string, changes: DeskUpdateBookingRequest) =>
  api.put('bookings/{reference}', { path: { reference }, body: changes });
export const confirmBooking = (reference: string) =>
  api.post('bookings/{reference}/confirm', { path: { reference } });
export const cancelBooking = (reference: string, input: DeskCancelBookingRequest) =>
  api.delete('bookings/{reference}', { path: { reference }, body: input });
/** Disputes of no-shows that the desk has not settled: of one booking, or of all. */
export const openDisputesQuery = (booking?: string) =>
  queryOptions({
    queryKey: ['bookings', 'disputes', booking ?? null],
    queryFn: () =>
      api.get('no_show_disputes', {
        filter: { state: 'open', ...(booking !== undefined && { booking }) },
        range: [0, 99],
      }),
  });

export const settleDispute = (
  reference: string,
  body: BodyOf<'POST no_show_disputes/{reference}/settle'>,
) => api.post('no_show_disputes/{reference}/settle', { path: { reference }, body });

export const markNoShowOfSeat = (path: string, id: string, noShow: boolean) =>
  api.post('matches/{token}/answers/{id}/no-show', {
    path: { token: path.replace('/m/', ''), id },
    body: { noShow },
  });

export const markNoShow = (reference: string, noShow: boolean) =>
  api.post('bookings/{reference}/no-show', { path: { reference }, body: { noShow } });
export const payInHours = (reference: string, key: string) =>
  api.post('bookings/{reference}/hours', { path: { reference }, idempotencyKey: key });
