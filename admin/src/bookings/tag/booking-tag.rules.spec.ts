import { BOOKING_STATUSES } from '@five/shared/bookings/bookings.codes';
import { PAYMENT_STATUSES } from '@five/shared/payments/payments.codes';
import { addMinutes } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import { bookingWith } from '../../../test/samples.ts';
import { TAG_TONE, tagOf } from './booking-tag.rules.ts';

const BEFORE = '2026-11-21T18:59';
const START = '2026-11-21T19:00';
const cents = fc.nat(1_000_000);
const bookings = fc
  .record({
    status: fc.constantFrom(...BOOKING_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    totalCents: cents,
    paidCents: cents,
    underReview: fc.boolean(),
  })
  .map((changes) => bookingWith(changes));

describe('the sign of a booking', () => {
  test.each([
    [{ status: 'pending' }, BEFORE, 'pending'],
    [{ status: 'pending', underReview: true }, BEFORE, 'under_review'],
    [{ status: 'pending' }, START, 'pending'],
    [{ status: 'confirmed' }, BEFORE, 'unpaid'],
    [{ status: 'confirmed', paidCents: 10_000 }, BEFORE, 'due'],
    [{ status: 'confirmed' }, START, 'overdue'],
    [{ status: 'confirmed', paidCents: 10_000 }, START, 'overdue'],
    [{ status: 'completed' }, '2026-11-21T20:00', 'overdue'],
    [{ status: 'confirmed', paymentStatus: 'paid', paidCents: 30_000 }, START, 'paid'],
    [{ status: 'completed', paymentStatus: 'paid', paidCents: 30_000 }, '2026-11-21T20:00', 'paid'],
    [
      { status: 'no_show', paymentStatus: 'paid', paidCents: 30_000 },
      '2026-11-21T20:00',
      'no_show',
    ],
    [{ status: 'no_show' }, '2026-11-21T20:00', 'no_show'],
    [{ status: 'cancelled' }, BEFORE, 'cancelled'],
    [{ status: 'expired' }, BEFORE, 'expired'],
    [{ status: 'cancelled', paymentStatus: 'to_refund', paidCents: 30_000 }, BEFORE, 'to_refund'],
    [{ status: 'cancelled', paymentStatus: 'refunded' }, BEFORE, 'refunded'],
    [{ status: 'confirmed', paymentStatus: 'to_refund', paidCents: 40_000 }, BEFORE, 'to_refund'],
  ] as const)('of %j at %s is %s', (changes, now, sign) => {
    expect(tagOf(bookingWith(changes), now)).toBe(sign);
  });

  test('the tag never shows paid while money is due, nor requests money that is not due', () => {
    const moments = fc
      .integer({ min: -300, max: 300 })
      .map((minutes) => addMinutes(START, minutes));
    const honest = bookings.filter(({ paymentStatus, paidCents, totalCents }) =>
      paymentStatus === 'unpaid'
        ? paidCents < totalCents
        : paymentStatus === 'paid'
          ? paidCents === totalCents
          : true,
    );
    fc.assert(
      fc.property(honest, moments, (booking, now) => {
        const sign = tagOf(booking, now);
        if (sign === 'paid') expect(booking.dueCents).toBe(0);
        if (sign === 'due' || sign === 'overdue' || sign === 'unpaid')
          expect(booking.dueCents).toBeGreaterThan(0);
      }),
    );
  });

  test('is red from the start of an unpaid booking, and also while a refund is due', () => {
    expect([TAG_TONE.overdue, TAG_TONE.to_refund]).toEqual(['overdue', 'overdue']);
    expect([TAG_TONE[tagOf(bookingWith(), BEFORE)], TAG_TONE[tagOf(bookingWith(), START)]]).toEqual(
      ['due', 'overdue'],
    );
  });
});
