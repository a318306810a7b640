import { daysUntilRebook } from './rebook.rules.ts';

const late = { date: '2026-11-20', startTime: '23:00', endTime: '00:00' };

test('a past match is offered again at the first future week; other matches are not', () => {
  expect([
    daysUntilRebook(late, '2026-11-20T23:59'),
    daysUntilRebook(late, '2026-11-21T00:00'),
    daysUntilRebook(late, '2026-11-27T22:59'),
    daysUntilRebook(late, '2026-11-27T23:00'),
    daysUntilRebook(late, '2026-12-10T12:00'),
  ]).toEqual([null, 7, 7, 14, 21]);
});
