import type { WeekdayHours } from '@five/shared/venue/venue.contract';
import { daysOpen, longestDayHours } from './hours.ts';

const week = (...days: [startTime: string, endTime: string][][]): WeekdayHours[] =>
  days.map((intervals, i) => ({
    weekday: i + 1,
    intervals: intervals.map(([startTime, endTime]) => ({ startTime, endTime })),
  }));

describe('the facts of the opening hours', () => {
  it.each([
    ['the longest day counts', week([['10:00', '12:00']], [['09:00', '23:00']]), 14],
    ['an end after midnight is on the next morning', week([['18:00', '02:00']]), 8],
    ['equal start and end are a whole day', week([['00:00', '00:00']]), 24],
    [
      'two intervals are added',
      week([
        ['09:00', '12:30'],
        ['14:00', '20:00'],
      ]),
      9,
    ],
    ['a closed week has none', week([], []), 0],
    ['no week has none', [], 0],
  ] as const)('%s', (_name, hours, longest) => {
    expect(longestDayHours([...hours])).toBe(longest);
  });

  it('count the weekdays with opening hours', () => {
    expect(daysOpen(week([['10:00', '12:00']], [], [['10:00', '12:00']]))).toBe(2);
    expect(daysOpen(week([]))).toBe(0);
  });
});
