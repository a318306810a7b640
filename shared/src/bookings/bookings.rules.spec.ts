import fc from 'fast-check';
import { minutesFrom, plusMinutes } from '../time/instant.ts';
import { addDays, addMinutes, periodOf } from '../time/wall-time.ts';
import { BOOKING_STATUSES, BOOKING_TRANSITIONS, canFollow, isLive } from './bookings.codes.ts';
import {
  capProblem,
  dueCents,
  durationOf,
  hasLapsed,
  holdAfterMove,
  holdEnd,
  holdEndAfterReview,
  holdEndUnderReview,
  isPaidFor,
  isPayable,
  paymentStatusOf,
  refundCents,
  reminderAt,
  slotProblem,
} from './bookings.rules.ts';
import type { BookingMoney, SlotRules } from './bookings.rules.ts';

const week = (startTime: string, endTime: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, intervals: [{ startTime, endTime }] }));
const rules: SlotRules = {
  opening: { openingHours: week('09:00', '01:00'), seasons: [], exceptions: [] },
  slotMinutes: 60,
  horizonDays: 60,
};
const now = '2026-11-21T12:00';
const problem = (
  date: string,
  startTime: string,
  endTime: string,
  { desk = false, at = now }: { desk?: boolean; at?: string } = {},
) => slotProblem(periodOf(date, startTime, endTime), rules, at, desk);

describe('a period can be booked', () => {
  test.each([
    ['2026-11-21', '13:00', '14:00'],
    ['2026-11-21', '19:00', '21:00'],
    ['2026-11-21', '23:00', '00:00'],
    ['2026-11-21', '23:00', '01:00'],
    ['2026-11-22', '00:00', '01:00'],
    ['2027-01-20', '23:00', '01:00'],
    ['2027-01-21', '00:00', '01:00'],
  ])('%s %s–%s', (date, start, end) => {
    expect(problem(date, start, end)).toBeNull();
  });

  test.each([
    ['2026-11-21', '19:00', '19:30', 'BOOKING_DURATION'],
    ['2026-11-21', '19:00', '22:00', 'BOOKING_DURATION'],
    ['2026-11-21', '18:00', '17:00', 'BOOKING_DURATION'],
    ['2026-11-21', '19:00', '20:30', 'BOOKING_DURATION'],
    ['2026-11-21', '19:00', '19:00', 'BOOKING_DURATION'],
    ['2026-11-21', '12:00', '13:00', 'BOOKING_IN_PAST'],
    ['2026-11-20', '19:00', '20:00', 'BOOKING_IN_PAST'],
    ['2026-11-21', '11:00', '13:00', 'BOOKING_IN_PAST'],
    ['2026-11-22', '08:00', '09:00', 'BOOKING_OUTSIDE_HOURS'],
    ['2026-11-22', '08:00', '10:00', 'BOOKING_OUTSIDE_HOURS'],
    ['2026-11-22', '00:00', '02:00', 'BOOKING_OUTSIDE_HOURS'],
    ['2026-11-22', '03:00', '04:00', 'BOOKING_OUTSIDE_HOURS'],
    ['2026-11-21', '19:30', '20:30', 'BOOKING_OFF_GRID'],
    ['2026-11-21', '13:01', '14:01', 'BOOKING_OFF_GRID'],
    ['2027-01-21', '09:00', '10:00', 'BOOKING_BEYOND_HORIZON'],
    ['2028-01-01', '19:00', '20:00', 'BOOKING_BEYOND_HORIZON'],
    ['2027-01-21', '03:00', '04:00', 'BOOKING_BEYOND_HORIZON'],
  ])('%s %s–%s: %s', (date, start, end, code) => {
    expect(problem(date, start, end)).toBe(code);
  });

  test('by the desk also once it has begun, until its end', () => {
    expect(
      problem('2026-11-21', '19:00', '20:00', { desk: true, at: '2026-11-21T19:05' }),
    ).toBeNull();
    expect(problem('2026-11-21', '19:00', '20:00', { at: '2026-11-21T19:05' })).toBe(
      'BOOKING_IN_PAST',
    );
    expect(
      problem('2026-11-21', '19:00', '20:00', { desk: true, at: '2026-11-21T19:59' }),
    ).toBeNull();
    expect(problem('2026-11-21', '19:00', '20:00', { desk: true, at: '2026-11-21T20:00' })).toBe(
      'BOOKING_IN_PAST',
    );
    expect(
      problem('2026-11-21', '23:00', '01:00', { desk: true, at: '2026-11-22T00:30' }),
    ).toBeNull();
  });

  test('after midnight on the evening before', () => {
    expect(problem('2026-11-22', '00:00', '01:00', { at: '2026-11-21T23:59' })).toBeNull();
    expect(problem('2026-11-22', '00:00', '01:00', { at: '2026-11-22T00:00' })).toBe(
      'BOOKING_IN_PAST',
    );
  });

  test('for any input, only 60 or 120 minutes on the hour, open and in the future pass', () => {
    const asked = fc.record({
      days: fc.integer({ min: -3, max: 70 }),
      start: fc.integer({ min: 0, max: 287 }),
      minutes: fc.constantFrom(30, 60, 90, 120, 180),
    });
    fc.assert(
      fc.property(asked, ({ days, start, minutes }) => {
        const from = addMinutes(`${addDays('2026-11-21', days)}T00:00`, start * 5);
        const hour = Math.floor(start / 12) + (start % 12 === 0 ? 0 : 0.01);
        const opens = hour >= 9 ? hour : hour + 24;
        const day = hour >= 9 ? days : days - 1;
        const passes =
          (minutes === 60 || minutes === 120) &&
          start % 12 === 0 &&
          opens + minutes / 60 <= 25 &&
          from > now &&
          day <= 60;
        expect(
          slotProblem({ start: from, end: addMinutes(from, minutes) }, rules, now) === null,
        ).toBe(passes);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a booking lasts one or two hours', () => {
  expect(durationOf(periodOf('2026-11-21', '23:00', '00:00'))).toBe(60);
  expect(durationOf(periodOf('2026-11-21', '23:00', '01:00'))).toBe(120);
  expect(durationOf(periodOf('2026-11-21', '23:00', '02:00'))).toBeNull();
});

test.each([
  [0, 0, null],
  [1, 5, null],
  [2, 2, 'BOOKING_TOO_MANY_PENDING'],
  [0, 6, 'BOOKING_TOO_MANY_UPCOMING'],
  [2, 6, 'BOOKING_TOO_MANY_PENDING'],
  [3, 0, 'BOOKING_TOO_MANY_PENDING'],
])('with %i pending and %i upcoming one more is %p', (pending, upcoming, code) => {
  expect(capProblem({ pending, upcoming }, { maxPending: 2, maxUpcoming: 6 }, true)).toBe(code);
});

test('an instantly confirmed booking is limited only by the cap on upcoming bookings', () => {
  expect(
    capProblem({ pending: 2, upcoming: 5 }, { maxPending: 2, maxUpcoming: 6 }, false),
  ).toBeNull();
  expect(capProblem({ pending: 2, upcoming: 6 }, { maxPending: 2, maxUpcoming: 6 }, false)).toBe(
    'BOOKING_TOO_MANY_UPCOMING',
  );
});

describe('money', () => {
  const money = (change: Partial<BookingMoney>): BookingMoney => ({
    status: 'confirmed',
    totalCents: 300,
    paidCents: 0,
    forfeited: false,
    returned: false,
    ...change,
  });

  test.each([
    [{}, 'unpaid', 300, 0],
    [{ paidCents: 100 }, 'unpaid', 200, 0],
    [{ paidCents: 300 }, 'paid', 0, 0],
    [{ paidCents: 400 }, 'to_refund', 0, 100],
    [{ status: 'pending' as const }, 'unpaid', 300, 0],
    [{ status: 'completed' as const, paidCents: 100 }, 'unpaid', 200, 0],
    [{ status: 'no_show' as const, paidCents: 300 }, 'paid', 0, 0],
    [{ paidCents: 100, returned: true }, 'unpaid', 200, 0],
    [{ totalCents: 0 }, 'paid', 0, 0],
    [{ status: 'cancelled' as const }, 'unpaid', 0, 0],
    [{ status: 'cancelled' as const, paidCents: 300 }, 'to_refund', 0, 300],
    [{ status: 'cancelled' as const, paidCents: 100 }, 'to_refund', 0, 100],
    [{ status: 'cancelled' as const, returned: true }, 'refunded', 0, 0],
    [{ status: 'cancelled' as const, paidCents: 300, forfeited: true }, 'paid', 0, 0],
    [{ status: 'cancelled' as const, paidCents: 550, forfeited: true }, 'to_refund', 0, 250],
    [{ status: 'cancelled' as const, paidCents: 100, forfeited: true }, 'unpaid', 0, 0],
    [{ status: 'expired' as const }, 'unpaid', 0, 0],
    [{ status: 'expired' as const, paidCents: 100 }, 'to_refund', 0, 100],
  ])('%j is %s, due %i, to give back %i', (change, status, due, refund) => {
    expect(paymentStatusOf(money(change))).toBe(status);
    expect(dueCents(money(change))).toBe(due);
    expect(refundCents(money(change))).toBe(refund);
  });

  test('amounts due and to refund never coexist; both balance an active booking’s total', () => {
    const any = fc.record({
      status: fc.constantFrom(...BOOKING_STATUSES),
      totalCents: fc.nat(1000),
      paidCents: fc.nat(1500),
      forfeited: fc.boolean(),
      returned: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (one) => {
        const [due, refund] = [dueCents(one), refundCents(one)];
        return (
          due >= 0 &&
          refund >= 0 &&
          due * refund === 0 &&
          (!isLive(one.status) || one.paidCents + due - refund === one.totalCents)
        );
      }),
    );
  });
});

describe('states', () => {
  test('go only where the table leads', () => {
    const moves = BOOKING_STATUSES.flatMap((from) =>
      BOOKING_STATUSES.filter((to) => canFollow(from, to)).map((to) => `${from}>${to}`),
    );
    expect(moves).toEqual([
      'pending>confirmed',
      'pending>expired',
      'pending>cancelled',
      'confirmed>completed',
      'confirmed>no_show',
      'confirmed>cancelled',
      'completed>no_show',
      'no_show>confirmed',
      'no_show>completed',
    ]);
  });

  test('without a pitch are the ones that end', () => {
    const ended = BOOKING_STATUSES.filter((status) => BOOKING_TRANSITIONS[status].length === 0);
    expect(BOOKING_STATUSES.filter((status) => !isLive(status))).toEqual(ended);
    expect(BOOKING_STATUSES.filter((status) => !isPayable(status))).toEqual(ended);
  });
});

test.each([
  ['nothing', 0, null, 'unpaid', false],
  ['a part in money', 10_000, null, 'unpaid', true],
  ['all in money', 30_000, null, 'paid', true],
  ['money that is to be given back', 30_000, null, 'to_refund', true],
  ['money that was given back', 0, null, 'refunded', false],
  ['hours of a pack', 0, 'S-01234567', 'paid', true],
  ['hours that were given back', 0, 'S-01234567', 'refunded', false],
  ['hours, and money for what was added', 5_000, 'S-01234567', 'paid', true],
] as const)(
  'for a booking with %s there is a receipt as long as the venue keeps something of it',
  (_, paidCents, subscription, paymentStatus, expected) => {
    expect(isPaidFor({ paidCents, subscription, paymentStatus })).toBe(expected);
  },
);

const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00Z`);

describe('a hold', () => {
  test.each([
    ['12:00', '19:00', '13:00'],
    ['18:30', '19:00', '19:15'],
    ['18:15', '19:00', '19:15'],
    ['18:14', '19:00', '19:14'],
    ['18:59', '19:00', '19:15'],
  ])('made at %s for %s ends at %s', (now, start, end) => {
    expect(holdEnd({ now: at(now), start: at(start), holdMinutes: 60 })).toEqual(at(end));
  });

  test('has lapsed at its very end', () => {
    expect(hasLapsed(at('13:00'), at('12:59'))).toBe(false);
    expect(hasLapsed(at('13:00'), at('13:00'))).toBe(true);
  });

  test('is reminded of 15 minutes before its end, unless it is not longer than that', () => {
    expect(reminderAt(at('12:00'), at('13:00'))).toEqual(at('12:45'));
    expect(reminderAt(at('12:45'), at('13:00'))).toBeNull();
    expect(reminderAt(at('12:44'), at('13:00'))).toEqual(at('12:45'));
    expect(reminderAt(at('12:50'), at('13:00'))).toBeNull();
  });
});

test('a moved hold keeps its time left, cut at the new start; past that it is confirmed', () => {
  expect(holdAfterMove({ end: at('13:00'), start: at('20:00'), now: at('12:30') })).toEqual(
    at('13:00'),
  );
  expect(holdAfterMove({ end: at('13:00'), start: at('12:40'), now: at('12:30') })).toEqual(
    at('12:55'),
  );
  expect(holdAfterMove({ end: at('13:00'), start: at('12:00'), now: at('12:30') })).toBeNull();
});

describe('a hold that runs only while the desk is open', () => {
  const open = [
    { start: at('09:00', 20), end: at('01:00', 21) },
    { start: at('09:00', 21), end: at('01:00', 22) },
    { start: at('09:00', 22), end: at('01:00', 23) },
  ];
  const end = (now: Date, start = at('20:00', 25), holdMinutes = 60) =>
    holdEnd({ now, start, holdMinutes, open });

  test('made at night lives until an hour after opening', () => {
    expect(end(at('02:00', 21))).toEqual(at('10:00', 21));
    expect(end(at('08:59', 21))).toEqual(at('10:00', 21));
  });

  test('made shortly before closing goes on in the morning', () => {
    expect(end(at('00:30', 21))).toEqual(at('09:30', 21));
    expect(end(at('00:00', 21))).toEqual(at('01:00', 21));
    expect(end(at('00:00', 21), at('20:00', 25), 1080)).toEqual(at('10:00', 22));
  });

  test('made in hours is like any other, and still ends 15 minutes after the start', () => {
    expect(end(at('12:00', 21))).toEqual(at('13:00', 21));
    expect(end(at('02:00', 21), at('09:00', 21))).toEqual(at('09:15', 21));
  });

  test('runs on where no further opening is known', () => {
    expect(end(at('02:00', 23))).toEqual(at('03:00', 23));
    expect(holdEnd({ now: at('12:00'), start: at('19:00'), holdMinutes: 60, open: [] })).toEqual(
      at('13:00'),
    );
  });
});

describe('a hold whose transfer proof waits for the desk', () => {
  const hold = { end: at('13:00'), since: at('12:40') };

  test('is paused until three hours before the start, then continues with its time left', () => {
    expect(holdEndUnderReview({ ...hold, start: at('20:00') })).toEqual(at('17:20'));
    expect(holdEndUnderReview({ ...hold, start: at('20:00', 22) })).toEqual(at('17:20', 22));
  });

  test('is not paused when the start is nearer than three hours', () => {
    expect(holdEndUnderReview({ ...hold, start: at('15:00') })).toEqual(at('13:00'));
    expect(holdEndUnderReview({ ...hold, start: at('15:45') })).toEqual(at('13:05'));
  });

  test('runs on from a refusal, which comes before that', () => {
    expect(holdEndAfterReview({ ...hold, start: at('20:00'), decided: at('14:00') })).toEqual(
      at('14:20'),
    );
    expect(holdEndAfterReview({ ...hold, start: at('20:00'), decided: at('18:00') })).toEqual(
      at('17:20'),
    );
  });

  test('never ends earlier than without the proof, nor over 15 minutes after the start', () => {
    const minutes = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(
        minutes,
        minutes,
        minutes,
        fc.integer({ min: 1, max: 60 }),
        (lead, wait, decide, left) => {
          const start = plusMinutes(at('00:00'), lead);
          const since = plusMinutes(at('00:00'), -wait);
          const end = plusMinutes(since, left);
          fc.pre(end <= plusMinutes(start, 15));
          const decided = plusMinutes(since, decide);
          const after = holdEndAfterReview({ end, since, start, decided });
          return (
            after >= end &&
            after <= plusMinutes(start, 15) &&
            after <= holdEndUnderReview({ end, since, start })
          );
        },
      ),
    );
  });
});

test('a hold is never longer than requested, and is shortened only by the start', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 5000 }),
      fc.integer({ min: 1, max: 1440 }),
      (lead, holdMinutes) => {
        const start = plusMinutes(at('12:00'), lead);
        const length = minutesFrom(at('12:00'), holdEnd({ now: at('12:00'), start, holdMinutes }));
        return length === Math.min(holdMinutes, lead + 15);
      },
    ),
  );
});
