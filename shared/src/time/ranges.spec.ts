import fc from 'fast-check';
import { contains, merge, overlaps, subtract } from './ranges.ts';
import type { Range } from './ranges.ts';

const range = fc.record({
  start: fc.integer({ min: 0, max: 40 }),
  end: fc.integer({ min: 0, max: 40 }),
});
const ranges = fc.array(range, { maxLength: 8 });
const moments = Array.from({ length: 42 }, (_, index) => index);
const holds = (all: readonly Range[], moment: number): boolean =>
  all.some(({ start, end }) => start <= moment && moment < end);

/** Whether the ranges are sorted and disjoint, and no range is empty. */
const isTidy = (all: readonly Range[]): boolean =>
  all.every(
    ({ start, end }, index) =>
      start < end && (all[index + 1] === undefined || end < (all[index + 1]?.start ?? 0)),
  );

test('neighbours touch and do not overlap', () => {
  expect(overlaps({ start: 1, end: 2 }, { start: 2, end: 3 })).toBe(false);
  expect(overlaps({ start: 1, end: 3 }, { start: 2, end: 3 })).toBe(true);
  expect(overlaps({ start: 2, end: 2 }, { start: 1, end: 3 })).toBe(false);
});

test('merging joins what overlaps or touches and drops what is empty', () => {
  expect(
    merge([
      { start: 5, end: 6 },
      { start: 1, end: 3 },
      { start: 3, end: 4 },
      { start: 2, end: 2 },
      { start: 1, end: 2 },
    ]),
  ).toEqual([
    { start: 1, end: 4 },
    { start: 5, end: 6 },
  ]);
});

test('merged ranges hold the same moments, tidily, and the given ones stay as they are', () => {
  fc.assert(
    fc.property(ranges, (all) => {
      const before = structuredClone(all);
      const merged = merge(all);
      expect(all).toEqual(before);
      return (
        isTidy(merged) && moments.every((moment) => holds(merged, moment) === holds(all, moment))
      );
    }),
  );
});

test('a difference holds what only the first holds', () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      const left = subtract(a, b);
      return (
        isTidy(left) &&
        moments.every((moment) => holds(left, moment) === (holds(a, moment) && !holds(b, moment)))
      );
    }),
  );
});

test('two ranges overlap when they share a moment', () => {
  fc.assert(
    fc.property(
      range,
      range,
      (a, b) =>
        overlaps(a, b) === moments.some((moment) => holds([a], moment) && holds([b], moment)),
    ),
  );
});

test('a range is contained when every moment of it is', () => {
  fc.assert(
    fc.property(ranges, range, (all, inner) => {
      const own = moments.filter((moment) => holds([inner], moment));
      return contains(all, inner) === (own.length > 0 && own.every((moment) => holds(all, moment)));
    }),
  );
});
