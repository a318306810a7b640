import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import {
  bookingsWhere,
  customerPage,
  customersWhere,
  onBoard,
  usersWhere,
} from '../platform/paths.ts';

/** What the words of the search found, once the answers are there. */
export interface Found {
  q: string;
  bookings: readonly BookingAnswer[];
  /** Read only where no booking is found; undefined until they are. */
  cards: readonly CustomerAnswer[] | undefined;
}

/** Where Enter leads: to the one booking, else to the one card, else to the list of bookings. */
export function enterPath({ q, bookings, cards }: Found): string {
  const [booking, ...otherBookings] = bookings;
  if (booking && otherBookings.length === 0) return onBoard(booking.reference);
  const [card, ...otherCards] = booking ? [] : (cards ?? []);
  return card && otherCards.length === 0 ? customerPage(card.reference) : bookingsWhere({ q });
}

const MOST_CARDS = 4;

/** A link from the search; the name is null for the list of cards and for that of accounts. */
export interface SearchLink {
  kind: 'card' | 'cards' | 'accounts';
  name: string | null;
  to: string;
}

/**
 * The links of a search without a booking: the cards, or where none is found the accounts, which
 * have emails.
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
