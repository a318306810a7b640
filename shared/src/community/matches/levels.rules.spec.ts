import fc from 'fast-check';
import { levelAfter, MAX_LEVEL_CHANGE } from './levels.rules.ts';

const level = fc.integer({ min: 100, max: 500 }).map((hundredth) => hundredth / 100);
const goals = fc.integer({ min: 0, max: 40 });
const result = fc.record({ own: level, other: level, goals, goalsAgainst: goals });

test('a result moves a level by 0.2 at most, within 1 and 5, with two decimals', () => {
  fc.assert(
    fc.property(level, result, (before, end) => {
      const after = levelAfter(before, end);
      expect(Math.abs(after - before)).toBeLessThanOrEqual(MAX_LEVEL_CHANGE + 1e-9);
      expect(after).toBeGreaterThanOrEqual(1);
      expect(after).toBeLessThanOrEqual(5);
      expect(Math.round(after * 100) / 100).toBe(after);
    }),
  );
});

test('a win never lowers a level, a defeat never raises it', () => {
  fc.assert(
    fc.property(level, result, (before, end) => {
      const change = levelAfter(before, end) - before;
      if (end.goals > end.goalsAgainst) expect(change).toBeGreaterThanOrEqual(0);
      if (end.goals < end.goalsAgainst) expect(change).toBeLessThanOrEqual(0);
    }),
  );
});

test('a draw of equal teams leaves the level; a win against a stronger team counts more', () => {
  const equal = { own: 3, other: 3, goals: 4, goalsAgainst: 4 };
  expect(levelAfter(3, equal)).toBe(3);
  expect(levelAfter(3, { ...equal, goals: 5 })).toBe(3.1);
  expect(levelAfter(3, { ...equal, own: 2, other: 4, goals: 5 })).toBe(3.18);
  expect(levelAfter(3, { ...equal, own: 4, other: 2, goals: 5 })).toBe(3.02);
});

test('both teams of equal players move by the same amount in opposite directions', () => {
  fc.assert(
    fc.property(result, ({ own, other, goals: one, goalsAgainst: two }) => {
      const winner = levelAfter(3, { own, other, goals: one, goalsAgainst: two }) - 3;
      const loser = levelAfter(3, { own: other, other: own, goals: two, goalsAgainst: one }) - 3;
      expect(winner + loser).toBeCloseTo(0, 1);
    }),
  );
});
