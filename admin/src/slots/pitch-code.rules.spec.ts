import { nextPitchCode, proposedPitch } from './pitch-code.rules.ts';

test.each([
  [[], 'P1'],
  [['P1', 'p2'], 'P3'],
  [['P2', 'VIP'], 'P1'],
])('after the pitches %j the next code is %s', (codes, next) =>
  expect(nextPitchCode(codes)).toBe(next),
);

test('a new pitch is proposed with a name that has the number of its code', () =>
  expect(proposedPitch([{ code: 'P1' }])).toEqual({
    code: 'P2',
    name: { fr: 'Terrain 2', en: 'Pitch 2', ar: 'الملعب 2' },
  }));
