import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { offerLike, readHours } from './pack.rules.ts';

const offer = (reference: string, numberOfHours: number): PricingAnswer => ({
  id: reference,
  reference,
  type: 'pack',
  name: `Pack ${numberOfHours} heures`,
  numberOfHours,
  durationMinutes: null,
  contributionCents: null,
  totalCents: 250_000,
  remark: null,
  tariff: 'standard',
  pitch: null,
  from: null,
  to: null,
  weekdays: null,
  startTime: null,
  endTime: null,
  archived: false,
});

test('hours are parsed as a signed nonzero whole number, with any minus character', () => {
  expect(['2', '+2', '-1', '−3', ' 10 '].map(readHours)).toEqual([2, 2, -1, -3, 10]);
  expect(['', '0', '-0', '1.5', '1,5', 'deux', '--1', '1000', '1e3'].map(readHours)).toEqual(
    Array(9).fill(null),
  );
});

test('the selected pack is kept; another list selects the one of equal hours, or the first', () => {
  const [ten, twenty, clubTen, clubTwenty] = [
    offer('PR-00000001', 10),
    offer('PR-00000002', 20),
    offer('PR-00000003', 10),
    offer('PR-00000004', 20),
  ];
  expect(offerLike([ten, twenty], null)).toBe(ten);
  expect(offerLike([clubTen, twenty], twenty)).toBe(twenty);
  expect(offerLike([clubTen, clubTwenty], twenty)).toBe(clubTwenty);
  expect(offerLike([clubTen], twenty)).toBe(clubTen);
  expect(offerLike([], twenty)).toBeNull();
});
