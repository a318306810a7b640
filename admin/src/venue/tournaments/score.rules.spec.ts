import { resultOf } from './score.rules.ts';

const score = { home: 2, away: 2, homePenalties: 4, awayPenalties: 3 };

test('penalties are sent where a knock-out match is level, and nowhere else', () => {
  expect(resultOf(score, 'semi')).toEqual({ homeGoals: 2, awayGoals: 2, homePenalties: 4, awayPenalties: 3 });
  expect(resultOf(score, 'group')).toEqual({ homeGoals: 2, awayGoals: 2, homePenalties: null, awayPenalties: null });
  expect(resultOf({ ...score, home: 3 }, 'final')).toEqual({ homeGoals: 3, awayGoals: 2, homePenalties: null, awayPenalties: null });
});
