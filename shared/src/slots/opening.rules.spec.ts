import fc from 'fast-check';
import { addDays, timeOfMinutes, wallOf, wallOfMinute } from '../time/wall-time.ts';
import {
  deskDayOf,
  deskDayStart,
  gridStarts,
  hasOverlap,
  isOnGrid,
  isOpenFor,
  openingDayOf,
  openingIntervals,
  openingPeriods,
  openingRanges,
} from './opening.rules.ts';
import type { OpeningRules } from './opening.rules.ts';

const everyDay = (...intervals: [string, string][]) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: intervals.map(([startTime, endTime]) => ({ startTime, endTime })),
  }));
const venue = (...intervals: [string, string][]): OpeningRules => ({
  openingHours: everyDay(...intervals),
  seasons: [],
  exceptions: [],
});

const night = venue(['09:00', '01:00']);
const twoShifts = venue(['09:00', '12:30'], ['15:30', '23:00']);
const roundTheClock = venue(['00:00', '00:00']);
const starts = (rules: OpeningRules, minutes = 60, date = '2026-11-21') =>
  gridStarts(date, rules, minutes).map(wallOfMinute);

describe('which hours count', () => {
  const rules: OpeningRules = {
    openingHours: [{ weekday: 6, intervals: [{ startTime: '10:00', endTime: '22:00' }] }],
    seasons: [
      {
        from: '2026-11-01',
        to: '2026-11-30',
        openingHours: [{ weekday: 6, intervals: [{ startTime: '20:00', endTime: '02:00' }] }],
      },
      {
        from: '2026-11-20',
        to: '2026-11-22',
        openingHours: [{ weekday: 6, intervals: [{ startTime: '21:00', endTime: '03:00' }] }],
      },
    ],
    exceptions: [
      { from: '2026-11-28', to: '2026-11-29', intervals: [] },
      {
        from: '2026-12-05',
        to: '2026-12-05',
        intervals: [{ startTime: '12:00', endTime: '13:00' }],
      },
    ],
  };

  test.each([
    ['2026-10-31', ['10:00']],
    ['2026-11-07', ['20:00']],
    ['2026-11-21', ['21:00']],
    ['2026-11-28', []],
    ['2026-12-05', ['12:00']],
    ['2026-12-12', ['10:00']],
    ['2026-12-13', []],
  ])('on %s opening at %j', (date, opens) => {
    expect(openingIntervals(date, rules).map(({ startTime }) => startTime)).toEqual(opens);
  });

  test('first and last day of a season are in it', () => {
    expect(
      openingIntervals('2026-11-22', { ...rules, openingHours: everyDay(['01:00', '02:00']) }),
    ).toEqual([]);
    expect(
      openingIntervals('2026-11-29', { ...rules, openingHours: everyDay(['01:00', '02:00']) }),
    ).toEqual([]);
    expect(openingIntervals('2026-11-30', rules)).toEqual([]);
    expect(
      openingIntervals('2026-12-01', { ...rules, openingHours: everyDay(['01:00', '02:00']) }),
    ).toHaveLength(1);
  });
});

describe('the night after midnight', () => {
  test('belongs to the opening day before', () => {
    expect(openingPeriods('2026-11-21', night)).toEqual([
      { start: '2026-11-21T09:00', end: '2026-11-22T01:00' },
    ]);
    expect(openingDayOf('2026-11-22T00:59', night)).toBe('2026-11-21');
    expect(openingDayOf('2026-11-22T01:00', night)).toBeNull();
    expect(openingDayOf('2026-11-22T08:59', night)).toBeNull();
    expect(openingDayOf('2026-11-22T09:00', night)).toBe('2026-11-22');
  });

  test('where the next day opens before the night is over, the hours stay with the night', () => {
    const overlapping = venue(['00:00', '02:00'], ['18:00', '01:00']);
    expect(openingPeriods('2026-11-21', overlapping)).toEqual([
      { start: '2026-11-21T01:00', end: '2026-11-21T02:00' },
      { start: '2026-11-21T18:00', end: '2026-11-22T01:00' },
    ]);
    expect(openingDayOf('2026-11-21T00:30', overlapping)).toBe('2026-11-20');
    expect(openingDayOf('2026-11-21T01:30', overlapping)).toBe('2026-11-21');
    expect(starts(overlapping)[0]).toBe('2026-11-21T01:00');
  });

  test('a venue that never closes is open across midnight', () => {
    expect(isOpenFor({ start: '2026-11-21T23:00', end: '2026-11-22T01:00' }, roundTheClock)).toBe(
      true,
    );
    expect(starts(roundTheClock)).toHaveLength(24);
    expect(openingDayOf('2026-11-22T00:00', roundTheClock)).toBe('2026-11-22');
  });
});

describe('inside opening hours', () => {
  test.each([
    ['2026-11-21T09:00', '2026-11-21T10:00', true],
    ['2026-11-21T08:00', '2026-11-21T10:00', false],
    ['2026-11-21T23:00', '2026-11-22T01:00', true],
    ['2026-11-22T00:00', '2026-11-22T01:00', true],
    ['2026-11-22T00:00', '2026-11-22T02:00', false],
    ['2026-11-22T01:00', '2026-11-22T02:00', false],
  ])('09:00–01:00: %s to %s: %p', (start, end, open) => {
    expect(isOpenFor({ start, end }, night)).toBe(open);
  });

  test('not across the break of two shifts', () => {
    expect(isOpenFor({ start: '2026-11-21T12:00', end: '2026-11-21T13:00' }, twoShifts)).toBe(
      false,
    );
    expect(isOpenFor({ start: '2026-11-21T15:30', end: '2026-11-21T17:30' }, twoShifts)).toBe(true);
  });
});

describe('the grid', () => {
  test('goes from each opening in steps that end before closing', () => {
    expect(starts(night)).toHaveLength(16);
    expect(starts(night)[0]).toBe('2026-11-21T09:00');
    expect(starts(night).at(-1)).toBe('2026-11-22T00:00');
    expect(starts(twoShifts).map((wall) => wall.slice(11))).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '15:30',
      '16:30',
      '17:30',
      '18:30',
      '19:30',
      '20:30',
      '21:30',
    ]);
    expect(starts(twoShifts, 30)).toHaveLength(22);
    expect(starts(venue())).toEqual([]);
  });

  test('a start off the grid or while closed is none', () => {
    expect(isOnGrid('2026-11-21T15:30', twoShifts, 60)).toBe(true);
    expect(isOnGrid('2026-11-21T16:00', twoShifts, 60)).toBe(false);
    expect(isOnGrid('2026-11-21T16:00', twoShifts, 30)).toBe(true);
    expect(isOnGrid('2026-11-21T13:00', twoShifts, 60)).toBe(false);
    expect(isOnGrid('2026-11-22T00:00', night, 60)).toBe(true);
    expect(isOnGrid('2026-11-22T00:30', night, 60)).toBe(false);
  });
});

describe('the day of the desk', () => {
  test.each([
    ['2026-11-21T23:30', '2026-11-21'],
    ['2026-11-22T00:30', '2026-11-21'],
    ['2026-11-22T01:00', '2026-11-22'],
    ['2026-11-22T08:45', '2026-11-22'],
  ])('%s is of %s', (wall, day) => {
    expect(deskDayOf(wall, night)).toBe(day);
  });

  test('begins where the night before has ended, else at midnight', () => {
    expect([
      deskDayStart('2026-11-22', night),
      deskDayStart('2026-11-22', twoShifts),
      deskDayStart('2026-11-22', roundTheClock),
      deskDayStart('2026-11-22', venue()),
    ]).toEqual(['2026-11-22T01:00', '2026-11-22T00:00', '2026-11-22T00:00', '2026-11-22T00:00']);
  });
});

test('intervals of a day may touch and may not overlap, also through midnight', () => {
  expect(
    hasOverlap([
      { startTime: '09:00', endTime: '12:00' },
      { startTime: '12:00', endTime: '20:00' },
    ]),
  ).toBe(false);
  expect(
    hasOverlap([
      { startTime: '09:00', endTime: '12:00' },
      { startTime: '11:59', endTime: '20:00' },
    ]),
  ).toBe(true);
  expect(
    hasOverlap([
      { startTime: '22:00', endTime: '02:00' },
      { startTime: '23:00', endTime: '23:30' },
    ]),
  ).toBe(true);
  expect(hasOverlap([{ startTime: '22:00', endTime: '02:00' }])).toBe(false);
});

describe('whatever the hours', () => {
  const time = fc.integer({ min: 0, max: 47 }).map((half) => timeOfMinutes(half * 30));
  const interval = fc.record({ startTime: time, endTime: time });
  const weeks = fc
    .array(fc.array(interval, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
    .map((days): OpeningRules => ({
      openingHours: days.map((intervals, index) => ({ weekday: index + 1, intervals })),
      seasons: [],
      exceptions: [],
    }));

  test('every open moment belongs to exactly one opening day, and that day contains it', () => {
    fc.assert(
      fc.property(weeks, time, (rules, at) => {
        const wall = wallOf('2026-11-21', at);
        const days = [-1, 0, 1]
          .map((days) => addDays('2026-11-21', days))
          .filter((date) =>
            openingPeriods(date, rules).some(({ start, end }) => start <= wall && wall < end),
          );
        expect(days).toEqual(openingDayOf(wall, rules) === null ? [] : [openingDayOf(wall, rules)]);
      }),
    );
  });

  test("every start of a day's grid is on the grid, open, and of that day", () => {
    fc.assert(
      fc.property(weeks, fc.constantFrom(15, 30, 60), (rules, minutes) => {
        for (const start of gridStarts('2026-11-21', rules, minutes)) {
          expect(isOnGrid(wallOfMinute(start), rules, minutes)).toBe(true);
          expect(openingDayOf(wallOfMinute(start), rules)).toBe('2026-11-21');
          expect(
            isOpenFor({ start: wallOfMinute(start), end: wallOfMinute(start + minutes) }, rules),
          ).toBe(true);
        }
      }),
    );
  });

  test('every wall time belongs to the opening day whose bounds enclose it', () => {
    fc.assert(
      fc.property(weeks, time, (rules, at) => {
        const wall = wallOf('2026-11-21', at);
        const day = deskDayOf(wall, rules);
        expect(
          deskDayStart(day, rules) <= wall && wall < deskDayStart(addDays(day, 1), rules),
        ).toBe(true);
      }),
    );
  });

  test('opening days do not overlap each other', () => {
    fc.assert(
      fc.property(weeks, (rules) => {
        const [today, tomorrow] = ['2026-11-21', '2026-11-22'].map((date) =>
          openingRanges(date, rules),
        );
        expect(
          today?.some((a) =>
            tomorrow?.some((b) => Math.max(a.start, b.start) < Math.min(a.end, b.end)),
          ),
        ).toBe(false);
      }),
    );
  });
});
