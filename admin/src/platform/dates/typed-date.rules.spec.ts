import { dateOfDay } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import { readDay, readHour, writeDay } from './typed-date.rules.ts';

test.each([
  ['23/11/2026', '2026-11-23'],
  ['3/2/2027', '2027-02-03'],
  ['03.02.2027', '2027-02-03'],
  [' 3 - 2 - 2027 ', '2027-02-03'],
  ['٢٣/١١/٢٠٢٦', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['31/02/2026', null],
  ['11/23/2026', null],
  ['23/11/26', null],
  ['23/11', null],
  ['demain', null],
  ['', null],
])('%j is the day %j', (typed, date) => {
  expect(readDay(typed)).toBe(date);
});

test.each([
  ['19:00', '19:00'],
  ['9:30', '09:30'],
  ['19 h 00', '19:00'],
  ['19h', '19:00'],
  ['19H30', '19:30'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['19', '19:00'],
  ['١٩:٣٠', '19:30'],
  ['00:00', '00:00'],
  ['24:00', null],
  ['19:60', null],
  ['19:3', null],
  ['soir', null],
  ['', null],
  ['19300', null],
])('%j is the hour %j', (typed, time) => {
  expect(readHour(typed)).toBe(time);
});

test('every day is read back as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }).map(dateOfDay), (date) => {
      expect(readDay(writeDay(date))).toBe(date);
    }),
  );
});
