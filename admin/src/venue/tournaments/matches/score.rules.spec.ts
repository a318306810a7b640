import { isAhead, resultOf } from './score.rules.ts';

const score = { home: 2, away: 2, homePenalties: 4, awayPenalties: 3 };

test('a match is ahead until the minute it begins, and one without hours never is', () => {
  const match = { date: '2026-11-27', startTime: '20:00' };
  expect(
    ['2026-11-27T19:59', '2026-11-27T20:00', '2026-11-28T09:00'].map((now) => isAhead(match, now)),
  ).toEqual([true, false, false]);
  expect([
    isAhead({ ...match, startTime: null }, '2026-11-01T10:00'),
    isAhead({ ...match, date: null }, '2026-11-01T10:00'),
  ]).toEqual([false, false]);
});

test('penalties are sent where a knock-out match is level, and nowhere else', () => {
  expect(resultOf(score, 'semi')).toEqual({
    homeGoals: 2,
    awayGoals: 2,
    homePenalties: 4,
    awayPenalties: 3,
  });
  expect(resultOf(score, 'group')).toEqual({
    homeGoals: 2,
    awayGoals: 2,
    homePenalties: null,
    awayPenalties: null,
  });
  expect(resultOf({ ...score, home: 3 }, 'final')).toEqual({
    homeGoals: 3,
    awayGoals: 2,
    homePenalties: null,
    awayPenalties: null,
  });
});
