import { eveOf, isOtherMatch } from './reminders.rules.ts';

test('one is reminded on the evening before the opening day, which a night belongs to', () => {
  expect(eveOf('2026-11-22')).toBe('2026-11-21T18:00');
  expect(eveOf('2027-03-01')).toBe('2027-02-28T18:00');
});

test('another hour, another length or another pitch is another match', () => {
  const match = { start: '2026-11-22T19:00', end: '2026-11-22T20:00', pitch: 'P1' };
  expect(isOtherMatch(match, { ...match })).toBe(false);
  for (const change of [
    { start: '2026-11-22T18:00' },
    { end: '2026-11-22T21:00' },
    { pitch: 'P2' },
  ])
    expect(isOtherMatch(match, { ...match, ...change })).toBe(true);
});
