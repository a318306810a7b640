import { daysUntilAgain } from './again.rules.ts';

const late = { date: '2026-11-20', startTime: '23:00', endTime: '00:00' };

test('the hour of a match that is over comes again a week later, or as many weeks as have gone by since; of one that is not over nothing is said', () => {
  expect([daysUntilAgain(late, '2026-11-20T23:59'), daysUntilAgain(late, '2026-11-21T00:00'), daysUntilAgain(late, '2026-11-27T22:59'), daysUntilAgain(late, '2026-11-27T23:00'), daysUntilAgain(late, '2026-12-10T12:00')])
    .toEqual([null, 7, 7, 14, 21]);
});
