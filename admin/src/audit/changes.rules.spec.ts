import { centsOf, factsOf, inOrder, moveOf, statesOf, wallPartsOf } from './changes.rules.ts';

const changeLines = (changed: Record<string, unknown> | null) =>
  factsOf({ changed }).map(({ key, parts }) => [key, ...parts.map(({ value }) => value)]);

test('facts are listed by key with their nested values, and an empty value yields no facts', () => {
  const changed = {
    pitch: 'P1',
    totalCents: 30_000,
    fields: ['phone', 'city'],
    customer: { from: 'CU-1', to: 'CU-2' },
    forfeited: false,
    note: null,
    overrides: [],
    was: {},
  };
  expect(changeLines(changed)).toEqual([
    ['pitch', 'P1'],
    ['totalCents', 30_000],
    ['fields', 'phone', 'city'],
    ['customer', 'CU-1', 'CU-2'],
    ['forfeited', false],
  ]);
  expect(changeLines(null)).toEqual([]);
});

test('a change shows old and new values, even without an old one; a list is one change', () => {
  expect(
    changeLines({
      fromDate: { from: null, to: '2026-12-01' },
      pitch: { from: 'P1', to: null },
      weekdays: { from: [1, 2], to: null },
      active: { from: true, to: false },
    }),
  ).toEqual([
    ['fromDate', '', '2026-12-01'],
    ['pitch', 'P1', ''],
    ['weekdays', '1,2', ''],
    ['active', true, false],
  ]);
});

test('a number is formatted as money if its key or an enclosing key marks money', () => {
  const cents = (changed: Record<string, unknown>) =>
    factsOf({ changed }).flatMap(({ parts }) => parts.map(centsOf));
  expect(cents({ amountCents: -500, hours: 2, noteCents: 'x' })).toEqual([-500, null, null]);
  expect(
    cents({
      was: { totalCents: 30_000 },
      is: { totalCents: 35_000 },
      priceCents: { from: 100, to: 200 },
      lines: [{ unitCents: 50, quantity: 3 }],
    }),
  ).toEqual([30_000, 35_000, 100, 200, 50, null]);
});

test('facts are sorted in the order of the label list, and keys without a label come last', () => {
  const facts = factsOf({
    changed: { odd: 1, end: '2026-11-24T20:00', pitch: 'P1', start: '2026-11-24T19:00' },
  });
  expect(inOrder(facts, ['pitch', 'start', 'end']).map(({ key }) => key)).toEqual([
    'pitch',
    'start',
    'end',
    'odd',
  ]);
});

test('local date and date-time strings are recognized, and other strings are not', () => {
  const wall = (value: string) => wallPartsOf({ key: 'start', value });
  expect([
    wall('2026-11-24T19:00:00'),
    wall('2026-11-24 19:00'),
    wall('2026-11-24'),
    wall('P1'),
    wall('2026'),
  ]).toEqual([
    { date: '2026-11-24', time: '19:00' },
    { date: '2026-11-24', time: '19:00' },
    { date: '2026-11-24', time: null },
    null,
    null,
  ]);
});

const was = { pitch: 'P1', start: '2026-11-24T19:00', end: '2026-11-24T20:00', totalCents: 30_000 };
const is = { pitch: 'P2', start: '2026-11-25T21:00', end: '2026-11-25T22:00', totalCents: 35_000 };

test('a move has two places and a price, and none of its fields is repeated in the rest', () => {
  const { totalCents: _, ...from } = was;
  const { totalCents: __, ...to } = is;
  const price = { outcome: 'changed', fromCents: 30_000, toCents: 35_000 };
  expect(moveOf({ was, is, note: 'x' })).toEqual({ from, to, price, rest: { note: 'x' } });
});

test('the price of a move was kept by the desk, is the same, or changed; a match has none', () => {
  const outcomeOf = (toCents: number, priceKept?: boolean) =>
    moveOf({ was, is: { ...is, totalCents: toCents }, ...(priceKept && { priceKept }) })?.price
      ?.outcome;
  expect([outcomeOf(30_000, true), outcomeOf(30_000), outcomeOf(30_001)]).toEqual([
    'kept',
    'same',
    'changed',
  ]);
  const place = { start: was.start, pitch: 'P1' };
  expect(moveOf({ was: place, is: place })).toMatchObject({ from: { end: null }, price: null });
});

test('an entry lists its old and new state, and none if the state is unchanged', () => {
  expect([
    statesOf({ from: 'pending', to: 'confirmed' }),
    statesOf({ from: null, to: 'pending' }),
    statesOf({ from: 'pending', to: null }),
    statesOf({ from: 'pending', to: 'pending' }),
    statesOf({ from: null, to: null }),
  ]).toEqual([['pending', 'confirmed'], ['pending'], ['pending'], [], []]);
});

test('what has no two places is no move', () => {
  expect([
    moveOf(null),
    moveOf({ was: { totalCents: 1 }, is: { totalCents: 2 } }),
    moveOf({ was, is: null }),
  ]).toEqual([null, null, null]);
});

test('changed fields are listed with old and new value; unchanged fields are omitted', () => {
  expect(
    changeLines({ was: { totalCents: 1, pitch: 'P1' }, is: { totalCents: 2, pitch: 'P1' } }),
  ).toEqual([['totalCents', 1, 2]]);
  const paid = {
    was: { paymentMethod: 'cash', totalCents: 5 },
    is: { subscription: 'S-1', totalCents: 0 },
  };
  expect(changeLines(paid)).toEqual([
    ['method', 'cash', ''],
    ['totalCents', 5, 0],
    ['subscription', '', 'S-1'],
  ]);
});
