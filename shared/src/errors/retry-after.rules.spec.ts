import { retryDelayOf } from './retry-after.rules.ts';

test.each([
  [0, 'waitMoment', 1],
  [59.9, 'waitMoment', 1],
  [60, 'waitMinutes', 1],
  [60.1, 'waitMinutes', 2],
  [180, 'waitMinutes', 3],
  [3540, 'waitMinutes', 59],
  [3540.1, 'waitHours', 1],
  [3600, 'waitHours', 1],
  [3600.1, 'waitHours', 2],
  [86_400, 'waitHours', 24],
])(
  '%d seconds are shown as %s of %d: never less than the remaining wait',
  (seconds, unit, count) => {
    expect(retryDelayOf(seconds)).toEqual({ unit, count });
  },
);
