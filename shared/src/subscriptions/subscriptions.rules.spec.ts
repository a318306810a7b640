import fc from 'fast-check';
import { addDays, isDate } from '../time/wall-time.ts';
import { canFollowSubscription, SUBSCRIPTION_STATUSES } from './subscriptions.codes.ts';
import {
  canPay,
  hourlyPriceCents,
  hoursOf,
  isOverOn,
  isPlayable,
  type Pack,
  packDueCents,
  packPaymentStatus,
  packToUse,
  reminderDays,
  revalidated,
  validityOf,
} from './subscriptions.rules.ts';

const dates = fc.integer({ min: 0, max: 20_000 }).map((day) => addDays('2000-01-01', day));

describe('validity', () => {
  test('ten hours paid on 31 January can be played to 28 February', () => {
    expect(validityOf('2027-01-31', 10)).toEqual({ from: '2027-01-31', until: '2027-02-28' });
  });

  test('in a leap year to the 29th', () => {
    expect(validityOf('2028-01-31', 10).until).toBe('2028-02-29');
  });

  test('eleven hours are valid two months, ten one', () => {
    expect(validityOf('2026-11-21', 11).until).toBe('2027-01-21');
    expect(validityOf('2026-11-21', 10).until).toBe('2026-12-21');
  });

  test('it ends on a real day, one or two months on, never after the same day number', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 200 }), (paidOn, hours) => {
        const { from, until } = validityOf(paidOn, hours);
        expect(from).toBe(paidOn);
        expect(isDate(until)).toBe(true);
        expect(Number(until.slice(8))).toBeLessThanOrEqual(Number(paidOn.slice(8)));
        const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        expect(months(until) - months(paidOn)).toBe(hours <= 10 ? 1 : 2);
      }),
    );
  });

  test('the last day is included', () => {
    expect(isOverOn('2026-12-21', '2026-12-21')).toBe(false);
    expect(isOverOn('2026-12-21', '2026-12-22')).toBe(true);
    expect(isOverOn(null, '2026-12-22')).toBe(false);
  });
});

test('a used pack paid anew keeps its days and gains those of the later payment', () => {
  const used = { validFrom: '2026-11-10', validUntil: '2026-12-10' };
  expect(revalidated(used, validityOf('2026-11-20', 10))).toEqual({
    from: '2026-11-10',
    until: '2026-12-20',
  });
  expect(revalidated(used, validityOf('2026-11-05', 10))).toEqual({
    from: '2026-11-05',
    until: '2026-12-10',
  });
  fc.assert(
    fc.property(dates, dates, fc.constantFrom(10, 20), (before, now, hours) => {
      const [old, fresh] = [validityOf(before, hours), validityOf(now, hours)];
      const { from, until } = revalidated({ validFrom: old.from, validUntil: old.until }, fresh);
      expect([
        from <= old.from,
        from <= fresh.from,
        until >= old.until,
        until >= fresh.until,
      ]).toEqual([true, true, true, true]);
    }),
  );
});

test('only hours that can be played are worth a reminder', () => {
  expect(isPlayable(pack())).toBe(true);
  for (const over of [
    { frozen: true },
    { remainingHours: 0 },
    { status: 'expired' },
    { status: 'pending' },
    { status: 'cancelled' },
  ] as const)
    expect(isPlayable(pack(over))).toBe(false);
});

const pack = (over: Partial<Pack> = {}): Pack => ({
  reference: 'S-00000001',
  status: 'active',
  remainingHours: 10,
  validFrom: '2026-11-01',
  validUntil: '2026-12-01',
  frozen: false,
  ...over,
});

describe('the pack that pays', () => {
  test('is the one that expires first and still has enough', () => {
    const late = pack({ reference: 'S-0000000B', validUntil: '2026-12-20' });
    const short = pack({ reference: 'S-0000000C', validUntil: '2026-11-25', remainingHours: 1 });
    expect(packToUse([late, pack(), short], 2, '2026-11-21')?.reference).toBe('S-00000001');
    expect(packToUse([late, pack(), short], 1, '2026-11-21')?.reference).toBe('S-0000000C');
  });

  test('of two that expire together, the one bought first', () => {
    expect(
      packToUse(
        [pack({ reference: 'S-0000000A' }), pack({ reference: 'S-0000000B' })],
        1,
        '2026-11-21',
      )?.reference,
    ).toBe('S-0000000A');
  });

  test.each([
    ['unpaid', { status: 'pending' as const }, '2026-11-21'],
    ['frozen', { frozen: true }, '2026-11-21'],
    ['short of an hour', { remainingHours: 1 }, '2026-11-21'],
    ['over the day before', {}, '2026-12-02'],
    ['not yet begun', {}, '2026-10-31'],
  ])('is none that is %s', (_, over, date) => {
    expect(canPay(pack(over), 2, date)).toBe(false);
    expect(packToUse([pack(over)], 2, date)).toBeNull();
  });

  test('pays on its first and on its last day', () => {
    expect(canPay(pack(), 2, '2026-11-01')).toBe(true);
    expect(canPay(pack(), 2, '2026-12-01')).toBe(true);
  });
});

test('a match of an hour takes one, of two takes two', () => {
  expect([hoursOf(60), hoursOf(120)]).toEqual([1, 2]);
});

describe('money', () => {
  const open = { status: 'pending' as const, totalCents: 400_000, totalPaidCents: 150_000 };

  test('a part payment leaves the rest due', () => {
    expect(packDueCents(open)).toBe(250_000);
    expect(packPaymentStatus(open)).toBe('unpaid');
  });

  test('an active pack is due what was refunded, an expired one nothing', () => {
    expect(packDueCents({ ...open, status: 'active' })).toBe(250_000);
    expect(packDueCents({ ...open, status: 'expired' })).toBe(0);
  });

  test('the last centime pays it', () => {
    expect(packPaymentStatus({ ...open, totalPaidCents: 399_999 })).toBe('unpaid');
    expect(packPaymentStatus({ ...open, totalPaidCents: 400_000 })).toBe('paid');
  });

  test('a cancelled order has nothing due, and what was paid is to refund', () => {
    expect(packDueCents({ ...open, status: 'cancelled' })).toBe(0);
    expect(packPaymentStatus({ ...open, status: 'cancelled' })).toBe('to_refund');
    expect(packPaymentStatus({ ...open, status: 'cancelled', totalPaidCents: 0 })).toBe('unpaid');
  });

  test('an hour never costs less than its part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 200 }),
        (total, hours) => {
          const hourly = hourlyPriceCents(total, hours);
          expect(hourly * hours).toBeGreaterThanOrEqual(total);
          expect((hourly - 1) * hours).toBeLessThan(Math.max(total, 1));
        },
      ),
    );
  });
});

test('reminders are due seven days and one day before the last day, those past left out', () => {
  expect(reminderDays('2026-12-21', '2026-11-21')).toEqual([
    { daysLeft: 7, day: '2026-12-14' },
    { daysLeft: 1, day: '2026-12-20' },
  ]);
  expect(reminderDays('2026-12-21', '2026-12-14')).toHaveLength(2);
  expect(reminderDays('2026-12-21', '2026-12-15')).toEqual([{ daysLeft: 1, day: '2026-12-20' }]);
  expect(reminderDays('2026-12-21', '2026-12-21')).toEqual([]);
});

test('the states of a pack go only where the table leads', () => {
  const moves = SUBSCRIPTION_STATUSES.flatMap((from) =>
    SUBSCRIPTION_STATUSES.filter((to) => canFollowSubscription(from, to)).map(
      (to) => `${from}>${to}`,
    ),
  );
  expect(moves).toEqual([
    'pending>active',
    'pending>cancelled',
    'active>pending',
    'active>expired',
  ]);
});
