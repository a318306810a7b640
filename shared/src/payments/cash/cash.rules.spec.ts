import fc from 'fast-check';
import { addMinutes } from '../../time/wall-time.ts';
import { countedCents, drawerCents, isOfEarlierDay, needsReason, piecesOf } from './cash.rules.ts';
import { CASH_UNITS } from '../payments.codes.ts';

const pieces = fc.record({ unitCents: fc.constantFrom(...CASH_UNITS), pieces: fc.nat(5_000) });
const cents = fc.nat(50_000_000);
const takings = fc.record({
  receivedCents: cents,
  returnedCents: cents,
  putInCents: cents,
  takenOutCents: cents,
});

test('a count has the same total in whatever order it is made', () => {
  fc.assert(
    fc.property(
      fc.array(pieces),
      (count) => countedCents(count) === countedCents(count.toReversed()),
    ),
  );
});

test('two heaps counted separately have the same total as together', () => {
  fc.assert(
    fc.property(
      fc.array(pieces),
      fc.array(pieces),
      (one, other) => countedCents([...one, ...other]) === countedCents(one) + countedCents(other),
    ),
  );
});

test('a whole-coin amount is split exactly, each kind worth at most the next piece', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), (coins) => {
      const count = piecesOf(coins * 10);
      expect(countedCents(count)).toBe(coins * 10);
      for (const { unitCents, pieces: many } of count.slice(1))
        expect(unitCents * many).toBeLessThan(
          CASH_UNITS[CASH_UNITS.indexOf(unitCents) - 1] ?? Infinity,
        );
    }),
  );
});

test('an amount below the smallest coin gives no pieces', () => {
  expect(piecesOf(9)).toEqual([]);
  expect(piecesOf(28_070)).toEqual([
    { unitCents: 20_000, pieces: 1 },
    { unitCents: 5_000, pieces: 1 },
    { unitCents: 2_000, pieces: 1 },
    { unitCents: 1_000, pieces: 1 },
    { unitCents: 50, pieces: 1 },
    { unitCents: 20, pieces: 1 },
  ]);
});

test('money that goes in and comes out again leaves the drawer as it was', () => {
  fc.assert(
    fc.property(cents, takings, cents, (float, of, more) => {
      const before = drawerCents(float, of);
      expect(
        drawerCents(float, {
          ...of,
          putInCents: of.putInCents + more,
          takenOutCents: of.takenOutCents + more,
        }),
      ).toBe(before);
      expect(
        drawerCents(float, {
          ...of,
          receivedCents: of.receivedCents + more,
          returnedCents: of.returnedCents + more,
        }),
      ).toBe(before);
    }),
  );
});

test('each dirham received is a dirham that should be there', () => {
  expect(
    drawerCents(50_000, {
      receivedCents: 60_000,
      returnedCents: 30_000,
      putInCents: 5_000,
      takenOutCents: 20_000,
    }),
  ).toBe(65_000);
});

const count = (countedCents: number, expectedCents = 100) => ({ countedCents, expectedCents });

test('a difference of a single centime needs a reason, also if a later count matches', () => {
  expect([
    needsReason([count(100)]),
    needsReason([count(101)]),
    needsReason([count(99)]),
    needsReason([count(99), count(100)]),
    needsReason([count(100), count(300, 300)]),
  ]).toEqual([false, true, true, true, false]);
});

describe('a drawer that was left open', () => {
  const week = (intervals: { startTime: string; endTime: string }[]) => ({
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, intervals })),
    seasons: [],
    exceptions: [],
  });
  const late = week([{ startTime: '09:00', endTime: '01:00' }]);
  const early = week([{ startTime: '09:00', endTime: '23:00' }]);

  test.each([
    ['2026-11-25T23:59', late, false],
    ['2026-11-26T00:30', late, false],
    ['2026-11-26T01:00', late, false],
    ['2026-11-26T03:59', late, false],
    ['2026-11-26T04:00', late, true],
    ['2026-11-26T11:00', late, true],
    ['2026-11-27T00:30', late, true],
    ['2026-12-18T02:00', late, true],
    ['2026-11-25T23:30', early, false],
    ['2026-11-26T00:05', early, false],
    ['2026-11-26T02:59', early, false],
    ['2026-11-26T03:00', early, true],
    ['2026-11-24T12:00', early, false],
  ])('of 25 November, at %s', (wall, rules, isOver) => {
    expect(isOfEarlierDay('2026-11-25', wall, rules)).toBe(isOver);
  });

  test('once it is of an earlier day it stays so, whatever the hours of the venue', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(hour, hour, fc.nat(6_000), fc.nat(6_000), (open, end, first, more) => {
        const rules = week([
          {
            startTime: `${String(open).padStart(2, '0')}:00`,
            endTime: `${String(end).padStart(2, '0')}:00`,
          },
        ]);
        const at = (minutes: number) =>
          isOfEarlierDay('2026-11-25', addMinutes('2026-11-25T12:00', minutes), rules);
        if (at(first)) expect(at(first + more)).toBe(true);
      }),
    );
  });
});
