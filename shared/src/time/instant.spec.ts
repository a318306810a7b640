import { earliest, isInstant, latest, minutesFrom, plusMinutes } from './instant.ts';

test.each([
  '2026-09-20T01:00Z',
  '2026-09-20T01:00:00Z',
  '2026-09-20T01:00:00.123Z',
  '2026-09-20T02:00:00+01:00',
])('%p is an instant', (text) => {
  expect(isInstant(text)).toBe(true);
});

test.each([
  '2026-09-20',
  '2026-09-20T01:00',
  '2026-02-30T01:00Z',
  '2026-13-01T01:00Z',
  '2026-09-20T24:00Z',
  '2026-09-20 01:00Z',
  '2026-09-20T01:00:60Z',
  'now',
  '',
  0,
  null,
  '2026-09-20T01:00Z\n',
])('%p is none', (text) => {
  expect(isInstant(text)).toBe(false);
});

test('instants are counted in minutes and compared', () => {
  const [noon, later] = [new Date('2026-11-21T12:00Z'), new Date('2026-11-21T12:30Z')];
  expect(plusMinutes(noon, 30)).toEqual(later);
  expect(minutesFrom(noon, later)).toBe(30);
  expect(minutesFrom(later, noon)).toBe(-30);
  expect(earliest(later, noon)).toBe(noon);
  expect(latest(noon, later)).toBe(later);
});
