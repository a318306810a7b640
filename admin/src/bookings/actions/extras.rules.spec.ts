import type { AddonLineRequest } from '@five/shared/bookings/create-booking.calls';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import fc from 'fast-check';
import { bookingWith } from '../../../test/samples.ts';
import {
  countOf,
  extrasChanges,
  extrasOf,
  extrasOn,
  linesOf,
  withCount,
  withLeft,
  type Extra,
} from './extras.rules.ts';

const BIBS: Extra = {
  reference: 'A-7K3M9QXT',
  option: 'ten',
  name: 'Chasubles',
  priceCents: 5_000,
};
const BALL: Extra = { reference: 'A-7K3M9QXU', option: 'match', name: 'Ballon', priceCents: 2_000 };
const addon = (changes: Partial<AddonAnswer> = {}): AddonAnswer => ({
  id: 'A-7K3M9QXT',
  reference: 'A-7K3M9QXT',
  name: 'Chasubles',
  options: [{ code: 'ten', name: 'Dix', priceCents: 5_000 }],
  stock: null,
  archived: false,
  ...changes,
});

const NOTHING = { addons: [], lines: [] };

test('each option is one entry, named if there are several; archived add-ons are omitted', () => {
  expect(extrasOf([addon(), addon({ archived: true })], NOTHING)).toEqual([BIBS]);
  const two = addon({
    options: [
      { code: 'ten', name: 'Dix', priceCents: 5_000 },
      { code: 'five', name: 'Cinq', priceCents: 3_000 },
    ],
  });
  expect(extrasOf([two], NOTHING).map(({ name }) => name)).toEqual([
    'Chasubles · Dix',
    'Chasubles · Cinq',
  ]);
});

test('a count that was set is the count that is read, and leaves every other alone', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), (bibs, balls) => {
      const chosen = withCount(withCount([], BIBS, bibs), BALL, balls);
      expect([countOf(chosen, BIBS), countOf(chosen, BALL)]).toEqual([bibs, balls]);
      expect(chosen.every(({ quantity }) => quantity > 0)).toBe(true);
    }),
  );
});

test('booked add-ons no longer on offer are listed, limited to their count, and removable', () => {
  const film = { reference: 'A-7K3M9QXV', option: 'hd', quantity: 2, totalCents: 8_000 };
  const booking = {
    addons: [film],
    lines: [
      { kind: 'addon' as const, text: 'Film', quantity: 2, unitCents: 4_000, totalCents: 8_000 },
    ],
  };
  const [bibs, closed] = extrasOf([addon()], booking);
  expect([bibs, closed]).toEqual([
    BIBS,
    {
      reference: 'A-7K3M9QXV',
      option: 'hd',
      name: 'Film',
      priceCents: 4_000,
      most: 2,
      closed: true,
    },
  ]);
  if (!closed) throw new Error('nothing closed');
  expect(countOf(linesOf(booking.addons), closed)).toBe(2);
  expect(withCount(linesOf(booking.addons), closed, 0)).toEqual([]);
});

test('stock left excludes overlapping matches, not the booking’s own; options share stock', () => {
  const bibs = addon({
    stock: 5,
    options: [
      { code: 'ten', name: 'Dix', priceCents: 5_000 },
      { code: 'five', name: 'Cinq', priceCents: 3_000 },
    ],
  });
  const has = (quantity: number) => [
    { reference: BIBS.reference, option: 'ten', quantity, totalCents: 0 },
  ];
  const day = [
    bookingWith({ reference: 'B-same', pitch: 'P2', addons: has(2) }),
    bookingWith({ reference: 'B-after', startTime: '20:00', endTime: '21:00', addons: has(5) }),
    bookingWith({ reference: 'B-gone', status: 'cancelled', addons: has(5) }),
    bookingWith({ reference: 'B-own', addons: has(1) }),
  ];
  const figures = (booking: BookingAnswer, chosen: AddonLineRequest[]) =>
    withLeft(extrasOf([bibs], NOTHING), { addons: [bibs], chosen, booking, day }).map(
      ({ left, most }) => [left, most],
    );
  const one = [{ reference: BIBS.reference, option: 'ten', quantity: 1 }];
  expect(figures(bookingWith({ reference: 'B-own', addons: has(1) }), one)).toEqual([
    [3, 3],
    [3, 2],
  ]);
  expect(
    figures(bookingWith({ reference: 'B-own', addons: has(4) }), [
      { reference: BIBS.reference, option: 'ten', quantity: 4 },
    ]),
  ).toEqual([
    [3, 4],
    [3, 0],
  ]);
  expect(
    withLeft([BALL], {
      addons: [addon({ reference: BALL.reference })],
      chosen: [],
      booking: bookingWith(),
      day,
    }),
  ).toEqual([BALL]);
});

test('options of a booking are sent back unchanged, also without an option code', () => {
  const had = [
    { reference: 'A-7K3M9QXV', option: null, quantity: 2, totalCents: 100 },
    { reference: BIBS.reference, option: BIBS.option, quantity: 1, totalCents: 5_000 },
  ];
  expect(withCount(linesOf(had), BIBS, 3)).toEqual([
    { reference: 'A-7K3M9QXV', quantity: 2 },
    { reference: BIBS.reference, option: 'ten', quantity: 3 },
  ]);
  expect(withCount(linesOf(had), { reference: 'A-7K3M9QXV', option: '' }, 1)).toEqual([
    { reference: 'A-7K3M9QXV', quantity: 1 },
    { reference: BIBS.reference, option: 'ten', quantity: 1 },
  ]);
});

test('only what was touched is sent', () => {
  const booked = { reference: BIBS.reference, option: BIBS.option, quantity: 1, totalCents: 5_000 };
  const had = extrasOn(bookingWith({ addons: [booked] }));
  expect(extrasChanges(had, had)).toEqual({});
  expect(extrasChanges({ ...had, note: ' Deux équipes ' }, had)).toEqual({ note: 'Deux équipes' });
  expect(
    extrasChanges({ ...had, addons: withCount(withCount(had.addons, BIBS, 2), BIBS, 1) }, had),
  ).toEqual({});
  expect(extrasChanges({ ...had, addons: [] }, had)).toEqual({ addons: [] });
});

test('two options of one addon, and one code of two addons, are counted apart', () => {
  const [five, other] = [
    { ...BIBS, option: 'five' },
    { ...BIBS, reference: 'A-7K3M9QXW' },
  ];
  const chosen = withCount(withCount(withCount([], BIBS, 1), five, 2), other, 3);
  expect([BIBS, five, other].map((extra) => countOf(chosen, extra))).toEqual([1, 2, 3]);
});
