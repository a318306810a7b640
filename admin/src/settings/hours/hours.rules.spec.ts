import { dailyHours, everyDay, firstOpen, withDay } from './hours.rules.ts';

const NOON = { startTime: '12:00', endTime: '14:00' };
const NIGHT = { startTime: '18:00', endTime: '01:00' };

test('a day gets its hours at its place in the week, and the others keep theirs', () => {
  const week = [
    { weekday: 1, intervals: [NOON] },
    { weekday: 3, intervals: [NOON] },
  ];
  expect(withDay(week, 2, [NIGHT])).toEqual([
    { weekday: 1, intervals: [NOON] },
    { weekday: 2, intervals: [NIGHT] },
    { weekday: 3, intervals: [NOON] },
  ]);
});

test('a day without hours is closed: it leaves the week', () => {
  expect(withDay([{ weekday: 1, intervals: [NOON] }], 1, [])).toEqual([]);
});

test('one day’s hours become those of the whole week, each day with its own', () => {
  const week = everyDay([NIGHT]);
  expect(week.map(({ weekday, intervals }) => [weekday, intervals])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, [NIGHT]]),
  );
  expect(week[0]?.intervals[0]).not.toBe(week[1]?.intervals[0]);
  expect([
    firstOpen(week)?.weekday,
    firstOpen([]),
    firstOpen([{ weekday: 3, intervals: [NOON] }])?.weekday,
  ]).toEqual([1, undefined, 3]);
});

test('hours are daily if all seven days have the same', () => {
  expect(dailyHours(everyDay([NOON, NIGHT]))).toEqual([NOON, NIGHT]);
  expect(dailyHours(withDay(everyDay([NOON]), 7, [NIGHT]))).toBeNull();
  expect(dailyHours(withDay(everyDay([NOON]), 7, []))).toBeNull();
  expect(dailyHours([])).toBeNull();
});
