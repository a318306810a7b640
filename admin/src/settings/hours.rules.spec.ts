import { withDay } from './hours.rules.ts';

const NOON = { startTime: '12:00', endTime: '14:00' };
const NIGHT = { startTime: '18:00', endTime: '01:00' };

test('a day gets its hours at its place in the week, and the others keep theirs', () => {
  const week = [{ weekday: 1, intervals: [NOON] }, { weekday: 3, intervals: [NOON] }];
  expect(withDay(week, 2, [NIGHT])).toEqual([{ weekday: 1, intervals: [NOON] }, { weekday: 2, intervals: [NIGHT] }, { weekday: 3, intervals: [NOON] }]);
});

test('a day without hours is closed: it leaves the week', () => {
  expect(withDay([{ weekday: 1, intervals: [NOON] }], 1, [])).toEqual([]);
});
