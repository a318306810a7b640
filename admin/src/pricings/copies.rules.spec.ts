import { copyOf } from './copies.rules.ts';

const stored = { id: 'PR-1', reference: 'PR-1', archived: true };

test('a copied session omits the assigned person and old price share, absent from its form', () => {
  expect(
    copyOf({
      ...stored,
      type: 'session',
      contributionCents: 4_000,
      ...{ totalCents: 40_000, from: null },
    }),
  ).toEqual({ type: 'session', totalCents: 40_000, from: null });
});

test('a copied academy price keeps the price per person of its form; an add-on has none', () => {
  expect(copyOf({ ...stored, type: 'academy', contributionCents: 15_000 })).toEqual({
    type: 'academy',
    contributionCents: 15_000,
  });
  expect(copyOf({ ...stored, ...{ stock: 8 } })).toEqual({ stock: 8 });
});
