import fc from 'fast-check';
import { MAX_CENTS } from './money.ts';
import { sharesOf } from './shares.ts';

test('what each group pays adds up to the total, for everybody, a centime apart at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_CENTS }),
      fc.integer({ min: 1, max: 60 }),
      (total, people) => {
        const shares = sharesOf(total, people);
        expect(shares.reduce((sum, share) => sum + share.people * share.cents, 0)).toBe(total);
        expect(shares.reduce((sum, share) => sum + share.people, 0)).toBe(people);
        expect(shares.length).toBeLessThanOrEqual(2);
        const [larger, smaller = larger] = shares;
        expect((larger?.cents ?? 0) - (smaller?.cents ?? 0)).toBe(shares.length - 1);
      },
    ),
  );
});

test('three friends and a dirham: one pays a centime more', () => {
  expect(sharesOf(100, 3)).toEqual([
    { people: 1, cents: 34 },
    { people: 2, cents: 33 },
  ]);
  expect(sharesOf(60_000, 10)).toEqual([{ people: 10, cents: 6_000 }]);
});
