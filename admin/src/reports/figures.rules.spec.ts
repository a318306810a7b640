import type { Figure } from '@five/shared/reports/reports.contract';
import { barOf, csvSum, levelOf, shareOf, percentOf } from './figures.rules.ts';
import type { FigureRow } from './reports.queries.ts';

const figure = (of: Figure['of'], filter: Figure['rows']['filter'] = {}): Figure => ({
  count: 1,
  sum: 1,
  of,
  rows: { list: 'bookings', filter },
});
// The tests fill only the fields that the rules read.
const row = (fields: object) => fields as FigureRow;

test('a booking adds its own minutes, or only those within the requested hour', () => {
  const booking = row({ startTime: '23:30', endTime: '00:30', durationMinutes: 60 });
  expect(
    [
      figure('minutes'),
      figure('minutes', { hour: 23 }),
      figure('minutes', { hour: 0 }),
      figure('minutes', { hour: 1 }),
    ].map((one) => shareOf(booking, one)),
  ).toEqual([60, 30, 30, 0]);
  expect(
    shareOf(row({ startTime: '19:00', durationMinutes: 120 }), figure('minutes', { hour: 20 })),
  ).toBe(60);
});

test('any other row adds the value of its field, or zero if the field is missing', () => {
  expect([
    shareOf(row({ amountCents: -500 }), figure('amountCents')),
    shareOf(row({}), figure('dueCents')),
  ]).toEqual([-500, 0]);
});

test('a larger share has a darker shade, and zero stays white', () => {
  expect([0, 1, 20, 50, 80, 90, 100, 120].map((part) => levelOf(part, 100))).toEqual([
    0, 1, 2, 3, 5, 5, 5, 5,
  ]);
  expect(levelOf(5, 0)).toBe(0);
});

test('percentages and bars of a zero total are zero', () => {
  expect([percentOf(1, 3), percentOf(1, 0), barOf(5, 10), barOf(-5, 10), barOf(1, 0)]).toEqual([
    33, 0, 50, 0, 0,
  ]);
});

test('a file has money in dirhams and time in hours', () => {
  expect([
    csvSum(-12_050, 'amountCents', 'fr'),
    csvSum(90, 'minutes', 'en'),
    csvSum(7, 'remainingHours', 'fr'),
  ]).toEqual(['-120,50', '1.50', '7']);
});
