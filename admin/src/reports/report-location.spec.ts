import { monthBefore } from './report-location.ts';

test.each([
  ['2027-01-01', '2026-12-01', '2026-12-31'],
  ['2027-01-31', '2026-12-01', '2026-12-31'],
  ['2027-03-15', '2027-02-01', '2027-02-28'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-11-01', '2026-11-30'],
])('the month before the one of %s is %s to %s', (today, from, to) => {
  expect(monthBefore(today)).toEqual({ from, to });
});
