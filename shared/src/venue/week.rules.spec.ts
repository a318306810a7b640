import { groupWeek } from './week.rules.ts';

const evening = [{ startTime: '17:00', endTime: '01:00' }];

test('neighbouring days with the same hours are one run, and an omitted day is closed', () => {
  const week = [1, 2, 3, 4, 6].map((weekday) => ({
    weekday,
    intervals: weekday === 6 ? [{ startTime: '09:00', endTime: '01:00' }] : evening,
  }));
  expect(groupWeek(week)).toEqual([
    { from: 1, to: 4, intervals: evening },
    { from: 5, to: 5, intervals: [] },
    { from: 6, to: 6, intervals: [{ startTime: '09:00', endTime: '01:00' }] },
    { from: 7, to: 7, intervals: [] },
  ]);
});

test('days with another opening, closing or break between are separate runs', () => {
  const hours = [
    evening,
    [{ startTime: '16:00', endTime: '01:00' }],
    [{ startTime: '16:00', endTime: '00:00' }],
    [
      { startTime: '16:00', endTime: '00:00' },
      { startTime: '09:00', endTime: '12:00' },
    ],
  ];
  const week = hours.map((intervals, index) => ({ weekday: index + 1, intervals }));
  expect(groupWeek(week).map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 7],
  ]);
});
