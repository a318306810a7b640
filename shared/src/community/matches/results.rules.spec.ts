import {
  areGoalsPossible,
  disputeProblem,
  mostVoted,
  resultProblem,
  type StoredResult,
  voteProblem,
} from './results.rules.ts';

const END = new Date('2026-11-24T21:00:00Z');
const WEEK_LATER = '2026-12-01T21:00:00Z';
const at = (text: string): Date => new Date(text);
const NONE: StoredResult = { state: null, disputedAt: null };
const ENTERED: StoredResult = { state: 'entered', disputedAt: null };
const DISPUTED: StoredResult = { state: 'disputed', disputedAt: at('2026-11-30T10:00:00Z') };

test('a result can be entered from the end of the match until seven days later', () => {
  expect(resultProblem(END, NONE, at('2026-11-24T20:59:59Z'))).toBe('MATCH_NOT_ENDED');
  for (const result of [NONE, ENTERED]) {
    expect(resultProblem(END, result, END)).toBeNull();
    expect(resultProblem(END, result, at(WEEK_LATER))).toBeNull();
    expect(resultProblem(END, result, at('2026-12-01T21:00:01Z'))).toBe('MATCH_RESULT_LATE');
  }
});

test('a disputed result can be corrected until seven days after the dispute', () => {
  expect(resultProblem(END, DISPUTED, at('2026-12-07T10:00:00Z'))).toBeNull();
  expect(resultProblem(END, DISPUTED, at('2026-12-07T10:00:01Z'))).toBe('MATCH_RESULT_LATE');
  const corrected: StoredResult = { ...DISPUTED, state: 'corrected' };
  expect(resultProblem(END, corrected, at('2026-12-02T10:00:00Z'))).toBe('MATCH_RESULT_LATE');
});

test('a result is disputed once, within seven days, and not after it has settled', () => {
  expect(disputeProblem(END, NONE, END)).toBe('MATCH_RESULT_MISSING');
  expect(disputeProblem(END, ENTERED, at(WEEK_LATER))).toBeNull();
  expect(disputeProblem(END, ENTERED, at('2026-12-01T21:00:01Z'))).toBe('MATCH_RESULT_LATE');
  expect(disputeProblem(END, { ...ENTERED, state: 'settled' }, END)).toBe('MATCH_RESULT_LATE');
  for (const state of ['disputed', 'corrected', 'settled'] as const)
    expect(disputeProblem(END, { ...DISPUTED, state }, at(WEEK_LATER))).toBe('MATCH_DISPUTED');
  expect(resultProblem(END, { ...ENTERED, state: 'settled' }, END)).toBe('MATCH_RESULT_LATE');
});

test('a vote is possible from the end of the match until 48 hours later', () => {
  expect(voteProblem(END, at('2026-11-24T20:59:59Z'))).toBe('MATCH_NOT_ENDED');
  expect(voteProblem(END, at('2026-11-26T21:00:00Z'))).toBeNull();
  expect(voteProblem(END, at('2026-11-26T21:00:01Z'))).toBe('MATCH_VOTE_LATE');
});

test('players can have scored at most the goals of their team', () => {
  const sides = { a: ['x', 'y'], b: ['z'] };
  const scored = (x: number, y: number, z: number) => [
    { id: 'x', count: x },
    { id: 'y', count: y },
    { id: 'z', count: z },
  ];
  expect(areGoalsPossible({ a: 3, b: 1 }, scored(2, 1, 1), sides)).toBe(true);
  expect(areGoalsPossible({ a: 3, b: 1 }, scored(2, 0, 0), sides)).toBe(true);
  expect(areGoalsPossible({ a: 3, b: 1 }, scored(2, 2, 0), sides)).toBe(false);
  expect(areGoalsPossible({ a: 3, b: 1 }, scored(0, 0, 2), sides)).toBe(false);
});

test('those with the most votes share the title, without a vote there is none', () => {
  expect(mostVoted(['x', 'y', 'z'], ['y', 'y', 'z'])).toEqual(['y']);
  expect(mostVoted(['x', 'y', 'z'], ['z', 'x'])).toEqual(['x', 'z']);
  expect(mostVoted(['x', 'y'], [])).toEqual([]);
});
