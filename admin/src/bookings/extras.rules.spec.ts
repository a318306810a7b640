import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import fc from 'fast-check';
import { countOf, extrasOf, linesOf, withCount, type Extra } from './extras.rules.ts';

const BIBS: Extra = { reference: 'A-7K3M9QXT', option: 'ten', name: 'Chasubles', priceCents: 5_000 };
const BALL: Extra = { reference: 'A-7K3M9QXU', option: 'match', name: 'Ballon', priceCents: 2_000 };
const addon = (changes: Partial<AddonAnswer> = {}): AddonAnswer => ({
  id: 'A-7K3M9QXT', reference: 'A-7K3M9QXT', name: 'Chasubles', options: [{ code: 'ten', name: 'Dix', priceCents: 5_000 }], stock: null, archived: false, ...changes,
});

test('what is on offer is an entry an option, named by it where there are several, and nothing archived', () => {
  expect(extrasOf([addon(), addon({ archived: true })])).toEqual([BIBS]);
  const two = addon({ options: [{ code: 'ten', name: 'Dix', priceCents: 5_000 }, { code: 'five', name: 'Cinq', priceCents: 3_000 }] });
  expect(extrasOf([two]).map(({ name }) => name)).toEqual(['Chasubles · Dix', 'Chasubles · Cinq']);
});

test('a count that was set is the count that is read, and leaves every other alone', () => {
  fc.assert(fc.property(fc.nat(9), fc.nat(9), (bibs, balls) => {
    const chosen = withCount(withCount([], BIBS, bibs), BALL, balls);
    expect([countOf(chosen, BIBS), countOf(chosen, BALL)]).toEqual([bibs, balls]);
    expect(chosen.every(({ quantity }) => quantity > 0)).toBe(true);
  }));
});

test('what a booking has goes back as it came, also what is no longer on offer', () => {
  const had = [{ reference: 'A-7K3M9QXV', option: null, quantity: 2, totalCents: 100 }, { reference: BIBS.reference, option: BIBS.option, quantity: 1, totalCents: 5_000 }];
  expect(withCount(linesOf(had), BIBS, 3)).toEqual([{ reference: 'A-7K3M9QXV', quantity: 2 }, { reference: BIBS.reference, option: 'ten', quantity: 3 }]);
});

test('two options of one addon, and one code of two addons, are counted apart', () => {
  const [five, other] = [{ ...BIBS, option: 'five' }, { ...BIBS, reference: 'A-7K3M9QXW' }];
  const chosen = withCount(withCount(withCount([], BIBS, 1), five, 2), other, 3);
  expect([BIBS, five, other].map((extra) => countOf(chosen, extra))).toEqual([1, 2, 3]);
});
