import { copyOf } from './copies.rules.ts';

const stored = { id: 'PR-1', reference: 'PR-1', archived: true };

test('a copy of a session has everything but who it was and the share of the old price, which no field of its form shows', () => {
  expect(copyOf({ ...stored, type: 'session', contributionCents: 4_000, ...{ totalCents: 40_000, from: null } })).toEqual({ type: 'session', totalCents: 40_000, from: null });
});

test('a copy of the academy’s price keeps what a person pays, since its form says it, and an extra has none', () => {
  expect(copyOf({ ...stored, type: 'academy', contributionCents: 15_000 })).toEqual({ type: 'academy', contributionCents: 15_000 });
  expect(copyOf({ ...stored, ...{ stock: 8 } })).toEqual({ stock: 8 });
});
