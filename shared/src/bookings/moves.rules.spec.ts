import fc from 'fast-check';
import {
  addDays,
  addMinutes,
  dateOfWall,
  periodOf,
  timeOfMinutes,
  timeOfWall,
  wallOf,
} from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import { isForfeited } from './changes.rules.ts';
import { slotProblem } from './bookings.rules.ts';
import type { SlotRules } from './bookings.rules.ts';
import {
  agreedFor,
  changeProblem,
  hourOf,
  isPriceChoice,
  keepProblem,
  lastMoveDay,
  movesOn,
} from './moves.rules.ts';
import type { AgreedHour, MovesInput } from './moves.rules.ts';

const week = (startTime: string, endTime: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, intervals: [{ startTime, endTime }] }));
const opening = { openingHours: week('09:00', '01:00'), seasons: [], exceptions: [] };
const rules: SlotRules = { opening, slotMinutes: 60, horizonDays: 60 };
const now = '2026-11-23T09:00';
const day = (ahead: number) => addDays('2026-11-23', ahead);
const evening = (ahead: number, startTime = '19:00', endTime = '20:00') =>
  periodOf(day(ahead), startTime, endTime);
const problem = (from: WallPeriod, to: WallPeriod, changed: Partial<SlotRules> = {}, at = now) =>
  changeProblem({ from, to }, { ...rules, ...changed }, at);

describe('the horizon', () => {
  test('a date beyond it can keep its day at another hour, or move to an earlier day', () => {
    const from = evening(84);
    expect(
      [
        evening(84, '21:00', '22:00'),
        evening(84, '23:00', '01:00'),
        periodOf(day(85), '00:00', '01:00'),
        evening(83),
        evening(61),
        evening(1),
      ].map((to) => problem(from, to)),
    ).toEqual(Array.from({ length: 6 }, () => null));
    expect(
      [evening(85), periodOf(day(85), '09:00', '10:00')].map((to) => problem(from, to)),
    ).toEqual(['BOOKING_BEYOND_HORIZON', 'BOOKING_BEYOND_HORIZON']);
  });

  test('a booking within it is moved up to it, and not beyond', () => {
    expect([problem(evening(3), evening(60)), problem(evening(3), evening(61))]).toEqual([
      null,
      'BOOKING_BEYOND_HORIZON',
    ]);
    expect([
      lastMoveDay(evening(3), rules, now),
      lastMoveDay(evening(84), rules, now),
      lastMoveDay(periodOf(day(85), '00:00', '01:00'), rules, now),
    ]).toEqual([day(60), day(84), day(84)]);
  });
});

describe('the grid', () => {
  const from = evening(3, '14:30', '15:30');

  test('an hour off it can be prolonged, and taken to another day', () => {
    expect([
      problem(from, evening(3, '14:30', '16:30')),
      problem(from, evening(4, '14:30', '15:30')),
    ]).toEqual([null, null]);
  });

  test('a new start time must be on the grid', () => {
    expect(
      [
        evening(3, '15:30', '16:30'),
        evening(3, '15:00', '16:00'),
        evening(4, '15:15', '16:15'),
      ].map((to) => problem(from, to)),
    ).toEqual(['BOOKING_OFF_GRID', null, 'BOOKING_OFF_GRID']);
  });

  test('an unchanged time must be on the grid of the new day', () => {
    const half = {
      ...opening,
      exceptions: [
        { from: day(4), to: day(4), intervals: [{ startTime: '09:30', endTime: '23:30' }] },
      ],
    };
    expect([
      problem(evening(3), evening(4), { opening: half }),
      problem(evening(3), evening(4, '19:30', '20:30'), { opening: half }),
    ]).toEqual(['BOOKING_OFF_GRID', null]);
  });
});

describe('opening hours', () => {
  const shorter = { opening: { ...opening, openingHours: week('09:00', '22:00') } };
  const late = evening(3, '22:00', '00:00');

  test('only added time must be within the opening hours', () => {
    expect([
      problem(late, evening(3, '22:00', '23:00'), shorter),
      problem(late, evening(3, '23:00', '00:00'), shorter),
      problem(late, evening(3, '21:00', '23:00'), shorter),
    ]).toEqual([null, null, null]);
    expect(problem(late, evening(3, '23:00', '01:00'), shorter)).toBe('BOOKING_OUTSIDE_HOURS');
    expect(problem(late, evening(4, '22:00', '00:00'), shorter)).toBe('BOOKING_OUTSIDE_HOURS');
  });

  test('on a closed day no time can be added, and a move to an open day is possible', () => {
    const closed = {
      opening: { ...opening, exceptions: [{ from: day(3), to: day(3), intervals: [] }] },
    };
    expect([
      problem(evening(3), evening(3), closed),
      problem(evening(3), evening(3, '19:00', '21:00'), closed),
      problem(evening(3), evening(4), closed),
    ]).toEqual([null, 'BOOKING_OUTSIDE_HOURS', null]);
  });
});

test('duration and past dates are checked for every changed period', () => {
  expect([
    problem(evening(3), evening(3, '19:00', '22:00')),
    problem(evening(3), evening(-1)),
    problem(evening(0, '08:00', '10:00'), evening(0, '09:00', '10:00')),
  ]).toEqual(['BOOKING_DURATION', 'BOOKING_IN_PAST', null]);
});

const half = fc.integer({ min: 0, max: 47 }).map((at) => timeOfMinutes(at * 30));
const intervals = fc.array(fc.record({ startTime: half, endTime: half }), { maxLength: 2 });
const settings = fc.record({
  opening: fc.record({
    openingHours: fc
      .array(intervals, { minLength: 7, maxLength: 7 })
      .map((days) => days.map((spans, index) => ({ weekday: index + 1, intervals: spans }))),
    seasons: fc.constant([]),
    exceptions: fc.array(
      fc
        .record({ from: fc.integer({ min: 0, max: 90 }).map(day), intervals })
        .map((one) => ({ ...one, to: one.from })),
      { maxLength: 3 },
    ),
  }),
  slotMinutes: fc.constantFrom(15, 30, 60),
  horizonDays: fc.integer({ min: 1, max: 90 }),
});
const minutes = fc.constantFrom(60, 120);
const periods = fc
  .record({ ahead: fc.integer({ min: 1, max: 90 }), startTime: half, minutes })
  .map((one) => lasting(wallOf(day(one.ahead), one.startTime), one.minutes));
const lasting = (start: string, length: number): WallPeriod => ({
  start,
  end: addMinutes(start, length),
});

describe('whatever the settings were and are now', () => {
  test('an unchanged period is never refused', () => {
    fc.assert(
      fc.property(
        periods,
        settings,
        (from, today) => changeProblem({ from, to: { ...from } }, today, now) === null,
      ),
    );
  });

  test('a shorter one is never refused, from its own start', () => {
    fc.assert(
      fc.property(
        periods,
        settings,
        ({ start }, today) =>
          changeProblem({ from: lasting(start, 120), to: lasting(start, 60) }, today, now) === null,
      ),
    );
  });

  test('the horizon is never held against a day that is no farther ahead', () => {
    fc.assert(
      fc.property(
        periods,
        fc.integer({ min: 0, max: 90 }),
        half,
        settings,
        (from, less, startTime, today) => {
          const to = lasting(wallOf(addDays(dateOfWall(from.start), -less - 1), startTime), 60);
          return changeProblem({ from, to }, today, now) !== 'BOOKING_BEYOND_HORIZON';
        },
      ),
    );
  });

  test('the grid is never held against a start that stays', () => {
    fc.assert(
      fc.property(
        periods,
        minutes,
        settings,
        (from, length, today) =>
          changeProblem({ from, to: lasting(from.start, length) }, today, now) !==
          'BOOKING_OFF_GRID',
      ),
    );
  });

  test('what a new booking gets, a booking that moves gets, too', () => {
    fc.assert(
      fc.property(
        periods,
        periods,
        settings,
        (from, to, today) =>
          slotProblem(to, today, now, true) !== null ||
          changeProblem({ from, to }, today, now) === null,
      ),
    );
  });

  test('offered slots are those a move accepts, on a free pitch, at the agreed price', () => {
    const prices = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(
        periods,
        periods,
        settings,
        prices,
        prices,
        (from, other, today, agreedCents, todayCents) => {
          const input: MovesInput = {
            date: dateOfWall(from.start),
            booking: { ...from, pitch: 'P1' },
            rules: today,
            pitches: ['P1', 'P2'],
            occupied: [{ ...other, pitch: 'P2' }],
            now,
            priceOf: () => todayCents,
            agreed: [{ ...hourOf(from), cents: agreedCents }],
          };
          for (const slot of movesOn(input)) {
            const to = periodOf(slot.date, slot.startTime, slot.endTime);
            expect(changeProblem({ from, to }, today, now)).toBeNull();
            expect(slot.pitch === 'P2' && other.start < to.end && to.start < other.end).toBe(false);
            const isOwnHour =
              slot.startTime === timeOfWall(from.start) &&
              hourOf(to).minutes === hourOf(from).minutes;
            expect([slot.isAgreed, slot.totalCents]).toEqual([
              isOwnHour,
              isOwnHour ? agreedCents : todayCents,
            ]);
          }
        },
      ),
    );
  });

  test('the current hour is offered on every free pitch, even if closed or off the grid', () => {
    fc.assert(
      fc.property(periods, settings, (from, today) => {
        const input: MovesInput = {
          date: '',
          booking: { ...from, pitch: 'P1' },
          rules: today,
          pitches: ['P1', 'P2'],
          occupied: [],
          now,
          priceOf: () => null,
          agreed: [{ ...hourOf(from), cents: 30_000 }],
        };
        // The previous opening day is included, because a start after midnight may belong to it.
        const days = [-1, 0].map((days) => addDays(dateOfWall(from.start), days));
        const offered = days
          .flatMap((date) => movesOn({ ...input, date }))
          .filter(
            (slot) => slot.pitch === 'P2' && wallOf(slot.date, slot.startTime) === from.start,
          );
        expect(offered).toHaveLength(1);
      }),
    );
  });
});

describe('the agreed price', () => {
  /**
   * Applies several moves to a price as the API does. Each move takes today's price or keeps the
   * present price.
   */
  function moved(
    first: AgreedHour,
    hours: readonly { startTime: string; minutes: number; today: number; keep: boolean }[],
  ): AgreedHour {
    const left: AgreedHour[] = [];
    return hours.reduce<AgreedHour>((present, { startTime, minutes: length, today, keep }) => {
      const known = agreedFor(lasting(wallOf(day(1), startTime), length), [present, ...left]);
      if (
        !left.some((one) => one.startTime === present.startTime && one.minutes === present.minutes)
      )
        left.push(present);
      return { startTime, minutes: length, cents: known?.cents ?? (keep ? present.cents : today) };
    }, first);
  }
  const hours = fc.record({
    startTime: half,
    minutes,
    today: fc.integer({ min: 0, max: 90_000 }),
    keep: fc.boolean(),
  });

  test('is the original to the centime once the booking is back at its original hour', () => {
    fc.assert(
      fc.property(
        hours,
        fc.array(hours, { maxLength: 8 }),
        fc.boolean(),
        fc.nat(90_000),
        (first, others, keep, today) => {
          const booked = { startTime: first.startTime, minutes: first.minutes, cents: first.today };
          expect(moved(booked, [...others, { ...booked, today, keep }])).toEqual(booked);
        },
      ),
    );
  });

  test('is kept at another hour only with a reason; an agreed price needs no choice', () => {
    expect([
      keepProblem('agreed', undefined, false),
      keepProblem('agreed', '', false),
      keepProblem('agreed', 'Fuite', false),
      keepProblem('agreed', undefined, true),
      keepProblem('today', undefined, false),
    ]).toEqual([
      'BOOKING_PRICE_REASON_REQUIRED',
      'BOOKING_PRICE_REASON_REQUIRED',
      null,
      null,
      null,
    ]);
  });

  test('is a choice only where today’s is another one, and none was agreed', () => {
    const choice = (totalCents: number, isAgreed: boolean) =>
      isPriceChoice({ totalCents: 30_000 }, { totalCents, isAgreed });
    expect([
      choice(40_000, false),
      choice(20_000, false),
      choice(30_000, false),
      choice(40_000, true),
    ]).toEqual([true, true, false, false]);
  });

  test('is known by the hour of the day and the length, whatever the date', () => {
    const agreed = [{ startTime: '19:00', minutes: 60, cents: 45_000 }];
    expect(
      [evening(3), evening(10), evening(3, '19:00', '21:00'), evening(3, '19:30', '20:30')].map(
        (period) => agreedFor(period, agreed)?.cents,
      ),
    ).toEqual([45_000, 45_000, undefined, undefined]);
  });
});

test('the forfeit of a cancellation follows the booking’s terms, not current settings', () => {
  const instant = (minutesFromNow: number) =>
    new Date(Date.UTC(2026, 10, 23, 9) + minutesFromNow * 60_000);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 720 }),
      fc.integer({ min: 0, max: 60_000 }),
      (freeCancelHours, lead) => {
        expect(
          isForfeited({ now: instant(0), start: instant(lead), freeCancelHours, desk: false }),
        ).toBe(lead < freeCancelHours * 60);
      },
    ),
  );
});
