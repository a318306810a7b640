import { notOver, startingPrice } from './holding.rules.ts';

const TODAY = '2026-11-22';
const always = { from: null, to: null };
const next = { from: '2026-11-30', to: null };
const over = { from: null, to: '2026-11-21' };
const last = { from: null, to: TODAY };

test('a price past its last day is not shown; one ending today or beginning later is', () => {
  expect(notOver([always, next, over, last], TODAY)).toEqual([always, next, last]);
});

test('an offer starts at a price that holds today, however cheap a later one will be', () => {
  expect(startingPrice([next, always], TODAY)).toBe(always);
  expect(startingPrice([{ from: TODAY, to: null }, always], TODAY)).toEqual({
    from: TODAY,
    to: null,
  });
  expect(startingPrice([next], TODAY)).toBe(next);
});
