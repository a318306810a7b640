import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import {
  bookingsWhere,
  customerPage,
  customersWhere,
  onBoard,
  usersWhere,
} from '../../platform/page/paths.ts';

/** The loaded results of a search: the search text and what it found. */
export interface Found {
  q: string;
  bookings: readonly BookingAnswer[];
  /** The matching customer records, loaded only if no booking is found; undefined until loaded. */
  cards: readonly CustomerAnswer[] | undefined;
}

/**
 * The path that Enter opens: that of the only booking, else of the only customer record, else of
 * the list of bookings.
 */
export function enterPath({ q, bookings, cards }: Found): string {
  const [booking, ...otherBookings] = bookings;
  if (booking && otherBookings.length === 0) return onBoard(booking.reference);
  const [card, ...otherCards] = booking ? [] : (cards ?? []);
  return card && otherCards.length === 0 ? customerPage(card.reference) : bookingsWhere({ q });
}

const MOST_CARDS = 4;

/**
 * A link in the search results; the name is null for links to the list of customer records or of
 * accounts.
 */
export interface SearchLink {
  kind: 'card' | 'cards' | 'accounts';
  name: string | null;
  to: string;
}

/**
 * Links shown if a search finds no booking. They lead to customer records or, if none match, to the
 * accounts, which also have e-mail addresses.
 */
export function searchLinks({ q, cards }: Omit<Found, 'bookings'>): SearchLink[] {
  if (cards === undefined) return [];
  if (cards.length === 0) return [{ kind: 'accounts', name: null, to: usersWhere(q) }];
  const links = cards.slice(0, MOST_CARDS).map(({ reference, fullName }) => ({
    kind: 'card' as const,
    name: fullName,
    to: customerPage(reference),
  }));
  return cards.length > MOST_CARDS
    ? [...links, { kind: 'cards', name: null, to: customersWhere(q) }]
    : links;
}
