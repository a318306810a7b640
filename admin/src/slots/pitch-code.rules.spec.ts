import { nextPitchCode, pitchName } from './pitch-code.rules.ts';

test.each([
  [[], 'P1'],
  [['P1', 'p2'], 'P3'],
  [['P2', 'VIP'], 'P1'],
])('after the pitches %j the next code is %s', (codes, next) =>
  expect(nextPitchCode(codes)).toBe(next),
);

test('the proposed name of a pitch has the number of its code, in three languages', () =>
  expect(pitchName('P12')).toEqual({ fr: 'Terrain 12', en: 'Pitch 12', ar: 'الملعب 12' }));
