import { nextPitchCode } from './pitch-code.rules.ts';

test.each([
  [[], 'P1'],
  [['P1', 'p2'], 'P3'],
  [['P2', 'VIP'], 'P1'],
])('after the pitches %j the next code is %s', (codes, next) =>
  expect(nextPitchCode(codes)).toBe(next),
);
