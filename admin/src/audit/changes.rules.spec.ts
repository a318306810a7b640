import { centsOf, factsOf, inOrder, wallPartsOf } from './changes.rules.ts';

const toldOf = (changed: Record<string, unknown> | null) => factsOf({ changed }).map(({ key, parts }) => [key, ...parts.map(({ value }) => value)]);

test('facts are told by their keys, with what lies within one, and nothing is told of nothing', () => {
  const changed = { pitch: 'P1', totalCents: 30_000, fields: ['phone', 'city'], customer: { from: 'CU-1', to: 'CU-2' }, forfeited: false, note: null, overrides: [], was: {} };
  expect(toldOf(changed)).toEqual([['pitch', 'P1'], ['totalCents', 30_000], ['fields', 'phone', 'city'], ['customer', 'CU-1', 'CU-2'], ['forfeited', false]]);
  expect(toldOf(null)).toEqual([]);
});

test('of a change both ends are told, also the one where there was nothing, and a list is one step', () => {
  expect(toldOf({ fromDate: { from: null, to: '2026-12-01' }, pitch: { from: 'P1', to: null }, weekdays: { from: [1, 2], to: null }, active: { from: true, to: false } })).toEqual([
    ['fromDate', '', '2026-12-01'], ['pitch', 'P1', ''], ['weekdays', '1,2', ''], ['active', true, false],
  ]);
});

test('a number is money where its key says so, or that of what it lies in, however deep', () => {
  const cents = (changed: Record<string, unknown>) => factsOf({ changed }).flatMap(({ parts }) => parts.map(centsOf));
  expect(cents({ amountCents: -500, hours: 2, noteCents: 'x' })).toEqual([-500, null, null]);
  expect(cents({ was: { totalCents: 30_000 }, is: { totalCents: 35_000 }, priceCents: { from: 100, to: 200 }, lines: [{ unitCents: 50, quantity: 3 }] })).toEqual([30_000, 35_000, 100, 200, 50, null]);
});

test('facts are told in the order of the words, and what has no word comes last', () => {
  const facts = factsOf({ changed: { odd: 1, end: '2026-11-24T20:00', pitch: 'P1', start: '2026-11-24T19:00' } });
  expect(inOrder(facts, ['pitch', 'start', 'end']).map(({ key }) => key)).toEqual(['pitch', 'start', 'end', 'odd']);
});

test('what is a moment on the wall is told apart from other words', () => {
  const wall = (value: string) => wallPartsOf({ key: 'start', value });
  expect([wall('2026-11-24T19:00:00'), wall('2026-11-24 19:00'), wall('2026-11-24'), wall('P1'), wall('2026')]).toEqual([
    { date: '2026-11-24', time: '19:00' }, { date: '2026-11-24', time: '19:00' }, { date: '2026-11-24', time: null }, null, null,
  ]);
});
