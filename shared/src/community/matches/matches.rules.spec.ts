import fc from 'fast-check';
import {
  answerProblem,
  MAX_SIZE,
  MIN_SIZE,
  nextPosition,
  type Placed,
  reordered,
  seatCents,
  seatChanges,
  seatingOf,
  usualSize,
} from './matches.rules.ts';
import { MATCH_ANSWERS, MATCH_STATES, type MatchAnswerCode } from './matches.codes.ts';

interface Person extends Placed {
  id: number;
}
type Act = { who: number; answer: MatchAnswerCode } | { order: number[] } | { gone: number };

const PEOPLE = 18;
const who = fc.nat(PEOPLE - 1);
const size = fc.integer({ min: MIN_SIZE, max: MAX_SIZE });
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ who, answer: fc.constantFrom(...MATCH_ANSWERS) }) },
    { weight: 1, arbitrary: fc.record({ order: fc.uniqueArray(who) }) },
    { weight: 1, arbitrary: fc.record({ gone: who }) },
  ),
  { maxLength: 80 },
);

/** The rule of the venue in its plainest form: a queue of those who come. */
function queueAfter(queue: readonly number[], act: Act): number[] {
  if ('order' in act) return reordered(queue, act.order);
  if ('gone' in act) return queue.filter((id) => id !== act.gone);
  if (act.answer === 'in') return queue.includes(act.who) ? [...queue] : [...queue, act.who];
  return queue.filter((id) => id !== act.who);
}

/** The rows after an act, with positions as the database keeps them. */
function rowsAfter(rows: readonly Person[], act: Act): Person[] {
  if ('gone' in act) return rows.filter(({ id }) => id !== act.gone);
  if ('order' in act) {
    const { seats } = seatingOf(rows, Infinity);
    const order = reordered(
      seats.map(({ id }) => id),
      act.order,
    );
    return rows.map((row) =>
      row.answer === 'in' ? { ...row, position: order.indexOf(row.id) + 1 } : row,
    );
  }
  const before = rows.find(({ id }) => id === act.who);
  const position = act.answer === 'in' ? (before?.position ?? nextPosition(rows)) : null;
  return [
    ...rows.filter(({ id }) => id !== act.who),
    { id: act.who, answer: act.answer, position },
  ];
}

const ids = (people: readonly Person[]) => people.map(({ id }) => id);

test('seats and bench are the queue of those who come, whatever answers and orders came', () => {
  fc.assert(
    fc.property(acts, size, (all, seats) => {
      let queue: number[] = [];
      let rows: Person[] = [];
      for (const act of all) {
        queue = queueAfter(queue, act);
        rows = rowsAfter(rows, act);
        const seating = seatingOf(rows, seats);
        expect(ids(seating.seats)).toEqual(queue.slice(0, seats));
        expect(ids(seating.bench)).toEqual(queue.slice(seats));
      }
    }),
  );
});

test('a seat that comes free goes to the first of the bench, and to no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), size, fc.nat(), (coming, seats, pick) => {
      const queue = Array.from({ length: coming }, (_, index) => index);
      const split = (all: number[]) => ({ seats: all.slice(0, seats), bench: all.slice(seats) });
      const gone = coming === 0 ? -1 : pick % coming;
      const before = split(queue);
      const { up, down } = seatChanges(before, split(queue.filter((id) => id !== gone)));
      expect(down).toEqual([]);
      expect(up).toEqual(gone >= 0 && gone < seats ? before.bench.slice(0, 1) : []);
    }),
  );
});

test('a smaller match moves the last seats to the bench, a larger one the first of it up', () => {
  const queue = Array.from({ length: 12 }, (_, index) => index);
  const split = (seats: number) => ({ seats: queue.slice(0, seats), bench: queue.slice(seats) });
  expect(seatChanges(split(10), split(8))).toEqual({ up: [], down: [8, 9] });
  expect(seatChanges(split(8), split(10))).toEqual({ up: [8, 9], down: [] });
});

test('an order names each person once: those of the captain first, the others after them', () => {
  expect(reordered(['a', 'b', 'c'], ['c', 'x', 'a'])).toEqual(['c', 'a', 'b']);
  fc.assert(
    fc.property(fc.uniqueArray(who), fc.uniqueArray(who), (present, wanted) => {
      expect(reordered(present, wanted).toSorted()).toEqual(present.toSorted());
    }),
  );
});

test('the parts of the other seats leave the captain at least one part, to the centime', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), size, (totalCents, seats) => {
      const part = seatCents(totalCents, seats);
      const captain = totalCents - part * (seats - 1);
      expect(captain).toBeGreaterThanOrEqual(part);
      expect(captain - part).toBeLessThan(seats);
    }),
  );
  expect(seatCents(30_000, 10)).toBe(3_000);
  expect(seatCents(0, 10)).toBe(0);
});

test('a cancelled or past match takes no answer, a closed list only those of the captain', () => {
  expect(MATCH_STATES.map((state) => answerProblem(state, false))).toEqual([
    null,
    'MATCH_LIST_CLOSED',
    'MATCH_OVER',
    'MATCH_CANCELLED',
  ]);
  expect(MATCH_STATES.map((state) => answerProblem(state, true))).toEqual([
    null,
    null,
    'MATCH_OVER',
    'MATCH_CANCELLED',
  ]);
});

test('a match has the players of its booking, within the sizes that a captain may choose', () => {
  expect([1, 6, 10, 14, 22].map(usualSize)).toEqual([6, 6, 10, 14, 14]);
});
