import type { MoveSlot } from '@five/shared/bookings/bookings.contract';
import { isReference } from '@five/shared/references/reference';
import { wallOf } from '@five/shared/time/wall-time';

/** Path of the board with a booking open beside it; the board looks up the booking's day. */
export function onBoard(reference: string): string {
  return `/?${new URLSearchParams({ booking: reference })}`;
}

/** Path of the board with a free slot open for booking. */
export function slotOnBoard({
  openingDay,
  date,
  startTime,
  pitch,
}: Pick<MoveSlot, 'openingDay' | 'date' | 'startTime' | 'pitch'>): string {
  return `/?${new URLSearchParams({ date: openingDay, pitch, at: wallOf(date, startTime) })}`;
}

export function bookingPage(reference: string): string {
  return `/bookings/${encodeURIComponent(reference)}/show`;
}

export function packPage(reference: string): string {
  return `/subscriptions/${encodeURIComponent(reference)}/show`;
}

export function userPage(reference: string): string {
  return `/users/${encodeURIComponent(reference)}/show`;
}

export function customerPage(reference: string): string {
  return `/customers/${encodeURIComponent(reference)}/show`;
}

export function drawerPage(reference: string): string {
  return `/cash_sessions/${encodeURIComponent(reference)}/show`;
}

export function threadPage(reference: string): string {
  return `/discussions/${encodeURIComponent(reference)}/show`;
}

/** Path of the conversations with one conversation open. */
export function chatPage(reference: string): string {
  return `/chats?${new URLSearchParams({ chat: reference })}`;
}

/**
 * Navigation state that is set when the search opens a list: the list then moves the focus to its
 * first result.
 */
export const ARRIVING = { arriving: true };

/** Path of the bookings list with the given filters. */
export function bookingsWhere(filter: Record<string, string>): string {
  return listWhere('bookings', filter);
}

/** Path of the list of packs with the given filters. */
export function packsWhere(filter: Record<string, string | boolean>): string {
  return listWhere('subscriptions', filter);
}

/** Path of the accounts that match a search text. */
export function usersWhere(q: string): string {
  return `/users?${new URLSearchParams({ q })}`;
}

/** Path of the customer records that match a search text. */
export function customersWhere(q: string): string {
  return `/customers?${new URLSearchParams({ q })}`;
}

/** Path of a list with the given filters, in the format that react-admin uses. */
function listWhere(resource: string, filter: Record<string, string | boolean>): string {
  const displayed = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const parameters = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed),
    page: '1',
  });
  return `/${resource}?${parameters}`;
}

/** The path of the record that a mail refers to; null if this kind of record has no page. */
export function recordPage(reference: string): string | null {
  if (isReference('B', reference)) return bookingPage(reference);
  if (isReference('S', reference)) return packPage(reference);
  if (isReference('R', reference)) return `/academy_registrations/${reference}`;
  if (isReference('CT', reference)) return `/contact/${reference}`;
  return null;
}

/**
 * Whether a navigation leaves the page. Filters and tabs of the same page keep the input, and
 * signing out requires no confirmation.
 */
export function isLeaving(from: { pathname: string }, to: { pathname: string }): boolean {
  return to.pathname !== from.pathname && to.pathname !== '/login';
}
