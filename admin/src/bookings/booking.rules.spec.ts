import { BOOKING_STATUSES } from '@five/shared/bookings/bookings.codes';
import { addMinutes, minutesBetween } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import { bookingWith } from '../../test/samples.ts';
import { retainedAmountOf, canKeepPayment, payableOf, allowedActions } from './booking.rules.ts';

/** A booking from 23:00 to 01:00. */
const night = (changes: Parameters<typeof bookingWith>[0], now: string) =>
  allowedActions(bookingWith({ startTime: '23:00', endTime: '01:00', ...changes }), now);
const START = '2026-11-21T23:00';
const END = '2026-11-22T01:00';
const statuses = fc.constantFrom(...BOOKING_STATUSES);
const moments = fc.integer({ min: -3000, max: 6000 }).map((minutes) => addMinutes(START, minutes));

test('payment is offered exactly when an active booking has an amount due', () => {
  fc.assert(
    fc.property(
      statuses,
      fc.nat(60_000),
      fc.nat(60_000),
      moments,
      (status, totalCents, paidCents, now) => {
        const isActive = status !== 'cancelled' && status !== 'expired';
        expect(night({ status, totalCents, paidCents }, now).pay).toBe(
          isActive && paidCents < totalCents,
        );
      },
    ),
  );
});

test('a refund is offered only for the full amount to refund, never for a part of it', () => {
  const paid = { totalCents: 30_000, paidCents: 30_000 };
  expect([
    night({ ...paid, status: 'cancelled' }, START).giveBack,
    night({ ...paid, status: 'confirmed' }, START).giveBack,
  ]).toEqual([true, false]);
  expect([
    night({ ...paid, status: 'confirmed', totalCents: 25_000 }, START).giveBack,
    night({ status: 'cancelled' }, START).giveBack,
  ]).toEqual([false, false]);
});

test('a paid amount may be kept only from the set hours before the start on', () => {
  const may = (changes: Parameters<typeof bookingWith>[0], minutes: number) =>
    canKeepPayment(
      bookingWith({ startTime: '23:00', endTime: '01:00', freeCancelHours: 24, ...changes }),
      addMinutes(START, minutes),
    );
  expect([-1440, -1439, 0, 30].map((minutes) => may({ paidCents: 10_000 }, minutes))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect([may({ subscription: 'S-01234567' }, -60), may({ paidCents: 0 }, -60)]).toEqual([
    true,
    false,
  ]);
});

test('a match cancelled late shows the amount kept by the venue; one in time shows none', () => {
  const off = bookingWith({ status: 'cancelled', totalCents: 30_000 });
  expect(retainedAmountOf({ ...off, paidCents: 20_000, refundCents: 0 })).toEqual({
    cents: 20_000,
    hours: false,
  });
  expect(retainedAmountOf({ ...off, paidCents: 20_000, refundCents: 20_000 })).toEqual({
    cents: 0,
    hours: false,
  });
  expect(retainedAmountOf({ ...off, paymentStatus: 'paid', subscription: 'S-01234567' })).toEqual({
    cents: 0,
    hours: true,
  });
  expect(
    retainedAmountOf({ ...off, paymentStatus: 'refunded', subscription: 'S-01234567' }),
  ).toEqual({
    cents: 0,
    hours: false,
  });
  expect(
    retainedAmountOf(
      bookingWith({
        status: 'confirmed',
        paidCents: 30_000,
        totalCents: 30_000,
        subscription: 'S-01234567',
      }),
    ),
  ).toEqual({ cents: 0, hours: false });
});

test('a pending booking can be confirmed at any time, another never', () => {
  fc.assert(
    fc.property(
      statuses,
      moments,
      (status, now) => night({ status }, now).confirm === (status === 'pending'),
    ),
  );
});

test('a pending or confirmed booking can be cancelled, a finished or cancelled one cannot', () => {
  fc.assert(
    fc.property(
      statuses,
      moments,
      (status, now) =>
        night({ status }, now).cancel === (status === 'pending' || status === 'confirmed'),
    ),
  );
});

test('a pending or confirmed booking can be moved until it ends', () => {
  fc.assert(
    fc.property(
      statuses,
      moments,
      (status, now) =>
        night({ status }, now).move ===
        ((status === 'pending' || status === 'confirmed') && now < END),
    ),
  );
  expect([
    night({ status: 'confirmed' }, '2026-11-22T00:59').move,
    night({ status: 'confirmed' }, END).move,
  ]).toEqual([true, false]);
});

test.each([
  ['transfer', 'transfer'],
  ['cash', 'cash'],
  ['pack', 'cash'],
] as const)(
  'the amount due of a booking with payment method %s is first requested as %s',
  (paymentMethod, method) => {
    const { target, dueCents, ...rest } = payableOf(
      bookingWith({
        reference: 'B-7K3M9QXT',
        paymentMethod,
        totalCents: 30_000,
        paidCents: 29_999,
      }),
    );
    expect([target, dueCents, rest.method]).toEqual([{ booking: 'B-7K3M9QXT' }, 1, method]);
  },
);

test('a no-show can be recorded or undone from the start until 24 hours after the end', () => {
  fc.assert(
    fc.property(statuses, moments, (status, now) => {
      const { noShow, showedUp } = night({ status }, now);
      const open = now >= START && minutesBetween(END, now) <= 24 * 60;
      expect([noShow, showedUp]).toEqual([
        open && (status === 'confirmed' || status === 'completed'),
        open && status === 'no_show',
      ]);
    }),
  );
});

test.each([
  ['2026-11-21T22:59', false],
  [START, true],
  ['2026-11-23T01:00', true],
  ['2026-11-23T01:01', false],
])('at %s an absence can be noted: %p', (now, expected) => {
  expect(night({ status: 'confirmed' }, now).noShow).toBe(expected);
});

test('pack hours are offered instead of money until the end of a booking without payments', () => {
  fc.assert(
    fc.property(
      statuses,
      fc.constantFrom('cash' as const, 'transfer' as const, 'pack' as const),
      fc.nat(2),
      moments,
      (status, paymentMethod, paidCents, now) => {
        const waits =
          (status === 'pending' || status === 'confirmed') &&
          paymentMethod !== 'pack' &&
          paidCents === 0 &&
          now < END;
        expect(night({ status, paymentMethod, paidCents }, now).payInHours).toBe(waits);
      },
    ),
  );
});

test('there is a receipt once something was paid, in money or in hours', () => {
  const receipt = (changes: Parameters<typeof bookingWith>[0]) => night(changes, START).receipt;
  expect([
    receipt({ paidCents: 0 }),
    receipt({ paidCents: 1 }),
    receipt({ paidCents: 0, subscription: 'S-7K3M9QXT' }),
  ]).toEqual([false, true, true]);
});
