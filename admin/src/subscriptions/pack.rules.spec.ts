import { readHours } from './pack.rules.ts';

test('hours are a whole number with its sign, whichever minus is written, and never nothing', () => {
  expect(['2', '+2', '-1', '−3', ' 10 '].map(readHours)).toEqual([2, 2, -1, -3, 10]);
  expect(['', '0', '-0', '1.5', '1,5', 'deux', '--1', '1000', '1e3'].map(readHours)).toEqual(Array(9).fill(null));
});
