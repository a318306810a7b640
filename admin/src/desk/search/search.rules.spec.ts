import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { enterPath, searchLinks } from './search.rules.ts';

const booking = (reference: string) => ({ reference }) as BookingAnswer;
const card = (reference: string) =>
  ({ reference, fullName: reference, user: null }) as CustomerAnswer;
const pathsOf = (count: number) =>
  searchLinks({ q: 'a b', cards: cards(count) }).map(({ to }) => to);
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(`CU-${index}`));

test('Enter opens the one booking, else the one card, else the list of bookings', () => {
  const enter = (bookings: string[], count: number) =>
    enterPath({ q: 'ab', bookings: bookings.map(booking), cards: cards(count) });
  expect(enter(['B-1'], 1)).toBe('/?booking=B-1');
  expect(enter([], 1)).toBe('/customers/CU-0/show');
  for (const path of [enter(['B-1', 'B-2'], 1), enter([], 2), enter([], 0)])
    expect(path).toMatch(/^\/bookings\?filter=/);
});

test('a search without bookings links to customer cards, and to all cards if many match', () => {
  expect(pathsOf(1)).toEqual(['/customers/CU-0/show']);
  expect(pathsOf(4)).toHaveLength(4);
  expect(pathsOf(5)).toHaveLength(5);
  expect(pathsOf(5)[4]).toBe('/customers?q=a+b');
});

test('without a matching card it links to the accounts, and to none before cards load', () => {
  expect(pathsOf(0)).toEqual(['/users?q=a+b']);
  expect(searchLinks({ q: 'ab', cards: undefined })).toEqual([]);
});
