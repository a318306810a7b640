import type { BookingStatus } from './bookings.codes.ts';
import { arrange, freeCancelUntil, isTooLateToCancel, activeBookingsOf } from './own-list.rules.ts';

const NOW = '2026-11-22T18:00';
const booking = (
  reference: string,
  date: string,
  status: BookingStatus,
  series: string | null = null,
) => ({ reference, date, startTime: '19:00', status, series });
const names = (bookings: { reference: string }[]) => bookings.map(({ reference }) => reference);

test('bookings cancelled or lapsed before their hour are not in the past until that hour', () => {
  const list = [
    booking('past', '2026-11-20', 'completed'),
    booking('later', '2026-11-30', 'confirmed'),
    booking('cancelled', '2026-11-28', 'cancelled'),
    booking('lapsed', '2026-11-22', 'expired'),
    booking('long ago', '2026-11-01', 'cancelled'),
    booking('missed', '2026-11-21', 'no_show'),
    booking('next', '2026-11-23', 'pending'),
  ];
  const { ahead, calledOff, behind } = arrange(list, null, NOW);
  expect([names(ahead), names(calledOff), names(behind)]).toEqual([
    ['next', 'later'],
    ['lapsed', 'cancelled'],
    ['missed', 'past', 'long ago'],
  ]);
  expect(names(arrange(list, null, '2026-11-22T19:00').calledOff)).toEqual(['cancelled']);
  expect(names(arrange(list, 'later', NOW).ahead)).toEqual(['later', 'next']);
});

test('a series counts as one pending or upcoming entry, and is not upcoming once begun', () => {
  const list = [
    booking('one', '2026-11-24', 'pending', 'R-1'),
    booking('two', '2026-12-01', 'pending', 'R-1'),
    booking('alone', '2026-11-25', 'pending'),
    booking('sure', '2026-11-26', 'confirmed'),
    booking('running', '2026-11-20', 'confirmed'),
    booking('off', '2026-11-27', 'cancelled'),
  ];
  expect(activeBookingsOf(list, NOW)).toEqual({ pending: 2, upcoming: 3 });
});

test('a day before its hour a booking can still be given back, a minute later it cannot', () => {
  const tomorrow = booking('one', '2026-11-23', 'confirmed');
  expect(isTooLateToCancel(tomorrow, '2026-11-22T19:00', 24)).toBe(false);
  expect(isTooLateToCancel(tomorrow, '2026-11-22T19:01', 24)).toBe(true);
  expect(isTooLateToCancel(tomorrow, '2026-11-23T18:59', 0)).toBe(false);
});

test('the displayed last minute for a free cancellation is exactly the last valid one', () => {
  const tomorrow = booking('one', '2026-11-23', 'confirmed');
  for (const [hours, until, after] of [
    [24, '2026-11-22T19:00', '2026-11-22T19:01'],
    [2, '2026-11-23T17:00', '2026-11-23T17:01'],
    [20, '2026-11-22T23:00', '2026-11-22T23:01'],
  ] as const) {
    expect(freeCancelUntil(tomorrow, hours)).toBe(until);
    expect([
      isTooLateToCancel(tomorrow, until, hours),
      isTooLateToCancel(tomorrow, after, hours),
    ]).toEqual([false, true]);
  }
});
