import fc from 'fast-check';
import { moved, type Placed } from './order.rules.ts';

const rowsOf = (places: readonly number[]): Placed[] =>
  places.map((place, at) => ({ id: `r${at}`, place }));
const after = (rows: readonly Placed[], changes: readonly Placed[]) =>
  rows
    .map((row) => changes.find(({ id }) => id === row.id) ?? row)
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id);

test('two neighbours change places, and no other row is written', () => {
  expect(moved(rowsOf([2, 5, 9]), 1, -1)).toEqual([
    { id: 'r1', place: 2 },
    { id: 'r0', place: 5 },
  ]);
});

test('the first row cannot move up, and the last row cannot move down', () => {
  expect([moved(rowsOf([1, 2]), 0, -1), moved(rowsOf([1, 2]), 1, 1)]).toEqual([[], []]);
});

test('a move changes the resulting order by one step, even if positions were shared', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 2, maxLength: 8 }), fc.nat(6), (places, at) => {
      const rows = rowsOf(places);
      const index = at % (rows.length - 1);
      const ids = rows.map(({ id }) => id);
      const expected = ids.with(index, ids[index + 1] ?? '').with(index + 1, ids[index] ?? '');
      expect(after(rows, moved(rows, index, 1))).toEqual(expected);
    }),
  );
});

test('shared places are counted anew from one', () => {
  expect(moved(rowsOf([4, 4, 4]), 0, 1)).toEqual([
    { id: 'r1', place: 1 },
    { id: 'r0', place: 2 },
    { id: 'r2', place: 3 },
  ]);
});
