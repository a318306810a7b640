import fc from 'fast-check';
import { BOOKING_STATUSES } from '../bookings/bookings.codes.ts';
import { PAYMENT_STATUSES } from '../payments/payments.codes.ts';
import { countsOf } from './desk.rules.ts';

const bookings = fc.record({
  status: fc.constantFrom(...BOOKING_STATUSES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  underReview: fc.boolean(),
});

test('a booking with a proof is not also to confirm; a no-show is not to be paid', () => {
  expect(countsOf([{ status: 'pending', paymentStatus: 'unpaid', underReview: true }])).toEqual({
    pending: 0,
    underReview: 1,
    unpaid: 0,
  });
  expect(countsOf([{ status: 'pending', paymentStatus: 'unpaid', underReview: false }])).toEqual({
    pending: 1,
    underReview: 0,
    unpaid: 0,
  });
  expect(countsOf([{ status: 'no_show', paymentStatus: 'unpaid', underReview: false }])).toEqual({
    pending: 0,
    underReview: 0,
    unpaid: 0,
  });
  expect(countsOf([{ status: 'confirmed', paymentStatus: 'unpaid', underReview: false }])).toEqual({
    pending: 0,
    underReview: 0,
    unpaid: 1,
  });
});

test('no booking is counted twice', () => {
  fc.assert(
    fc.property(bookings, (booking) =>
      expect(
        Object.values(countsOf([booking])).reduce((sum, count) => sum + count, 0),
      ).toBeLessThanOrEqual(1),
    ),
  );
});
