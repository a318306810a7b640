import { centsOf, factsOf } from './changes.rules.ts';

test('facts are told by their keys, lists and what lies within one in a line, and nothing is told of nothing', () => {
  const changed = { pitch: 'P1', totalCents: 30_000, fields: ['phone', 'city'], customer: { from: 'CU-1', to: 'CU-2' }, note: null, overrides: [], was: {} };
  expect(factsOf({ changed })).toEqual([
    { key: 'pitch', value: 'P1' }, { key: 'totalCents', value: 30_000 }, { key: 'fields', value: 'phone, city' }, { key: 'customer', value: 'CU-1 → CU-2' },
  ]);
  expect(factsOf({ changed: null })).toEqual([]);
});

test('a number is money where its key says so', () => {
  expect([centsOf({ key: 'amountCents', value: -500 }), centsOf({ key: 'hours', value: 2 }), centsOf({ key: 'noteCents', value: 'x' })]).toEqual([-500, null, null]);
});
