import fc from 'fast-check';
import { BOOKING_DURATIONS } from '../slots/slots.codes.ts';
import { addMinutes } from '../time/wall-time.ts';
import type { WallPeriod } from '../time/wall-time.ts';
import { canFollowWaiting, WAITING_STATUSES } from './waiting.codes.ts';
import { reachOf, allocationsOf, requestedPeriods } from './waiting.rules.ts';
import type { WaitlistRequest } from './waiting.rules.ts';

const at = (hour: number): string => addMinutes('2026-11-23T00:00', hour * 60);
const wish = (hour: number, changes: Partial<WaitlistRequest> = {}): WaitlistRequest => ({
  start: at(hour),
  minutes: 60,
  flexible: false,
  otherLength: false,
  pitch: null,
  ...changes,
});
const span = (from: number, to: number): WallPeriod => ({ start: at(from), end: at(to) });
const anything = () => true;
const wouldAccept = (
  { pitch, ...entry }: WaitlistRequest,
  on: string,
  { start, end }: WallPeriod,
) =>
  (pitch === null || pitch === on) &&
  requestedPeriods({ pitch, ...entry }).some((one) => one.start === start && one.end === end);
const freed = (period: WallPeriod, taken: WallPeriod[] = []) => ({
  pitch: 'P1',
  freed: period,
  taken,
});

test('a flexible wish lists its own hour first, then others, each wanted length first', () => {
  expect(requestedPeriods(wish(19))).toEqual([span(19, 20)]);
  expect(requestedPeriods(wish(19, { minutes: 120, flexible: true, otherLength: true }))).toEqual([
    span(19, 21),
    span(19, 20),
    span(18, 20),
    span(18, 19),
    span(20, 22),
    span(20, 21),
  ]);
  expect(reachOf(wish(19, { flexible: true, otherLength: true }))).toEqual(span(18, 22));
});

test('the first waiting list entry gets the slot; later ones get the rest that fits', () => {
  const line = [wish(20), wish(19, { minutes: 120 }), wish(19), wish(20)];
  expect(allocationsOf(line, freed(span(19, 21)), anything)).toEqual([
    { entry: line[0], period: span(20, 21) },
    { entry: line[2], period: span(19, 20) },
  ]);
});

test('what came free joins what was free beside it, but what was free alone is not offered', () => {
  const two = wish(19, { minutes: 120 });
  expect(allocationsOf([two], freed(span(20, 21)), anything)).toEqual([
    { entry: two, period: span(19, 21) },
  ]);
  expect(allocationsOf([two], freed(span(20, 21), [span(19, 20)]), anything)).toEqual([]);
  expect(allocationsOf([wish(19)], freed(span(20, 21)), anything)).toEqual([]);
});

test('another pitch than the wanted one, or an hour that cannot be booked, passes one over', () => {
  const line = [wish(19, { pitch: 'P2' }), wish(19)];
  expect(allocationsOf(line, freed(span(19, 20)), anything).map(({ entry }) => entry)).toEqual([
    line[1],
  ]);
  expect(allocationsOf(line, freed(span(19, 20)), () => false)).toEqual([]);
});

describe('for any waiting list', () => {
  const wishes = fc.array(
    fc.record({
      start: fc.integer({ min: 8, max: 15 }).map(at),
      minutes: fc.constantFrom(...BOOKING_DURATIONS),
      flexible: fc.boolean(),
      otherLength: fc.boolean(),
      pitch: fc.constantFrom(null, 'P1', 'P2'),
    }),
    { maxLength: 8 },
  );
  const periods = fc
    .tuple(fc.integer({ min: 8, max: 15 }), fc.constantFrom(1, 2))
    .map(([from, hours]) => span(from, from + hours));
  const spaces = fc
    .record({ freed: periods, taken: fc.array(periods, { maxLength: 4 }) })
    .map(({ freed, taken }) => ({
      pitch: 'P1',
      freed,
      taken: taken.filter((one) => one.end <= freed.start || one.start >= freed.end),
    }));
  const apart = (a: WallPeriod, b: WallPeriod) => a.end <= b.start || b.end <= a.start;

  test('offers never overlap, never take a taken slot, fit their request, keep list order', () => {
    fc.assert(
      fc.property(wishes, spaces, (line, space) => {
        const turns = allocationsOf(line, space, anything);
        turns.forEach(({ entry, period }, index) => {
          expect(wouldAccept(entry, 'P1', period)).toBe(true);
          expect(
            [...space.taken, ...turns.slice(0, index).map((other) => other.period)].every((other) =>
              apart(other, period),
            ),
          ).toBe(true);
        });
        expect(turns.map(({ entry }) => line.indexOf(entry))).toEqual(
          turns.map(({ entry }) => line.indexOf(entry)).toSorted((a, b) => a - b),
        );
      }),
    );
  });

  test('no entry is skipped if a suitable period was left at its turn', () => {
    fc.assert(
      fc.property(wishes, spaces, (line, space) => {
        const turns = allocationsOf(line, space, anything);
        for (const entry of line.filter((one) => !turns.some((turn) => turn.entry === one))) {
          const before = turns
            .filter((turn) => line.indexOf(turn.entry) < line.indexOf(entry))
            .map(({ period }) => period);
          const left = requestedPeriods(entry).filter(
            (period) =>
              wouldAccept(entry, 'P1', period) &&
              !apart(period, space.freed) &&
              [...space.taken, ...before].every((other) => apart(other, period)),
          );
          expect(left).toEqual([]);
        }
      }),
    );
  });
});

test('the states of a waiting list entry follow only the transitions of the table', () => {
  const moves = WAITING_STATUSES.flatMap((from) =>
    WAITING_STATUSES.filter((to) => canFollowWaiting(from, to)).map((to) => `${from}>${to}`),
  );
  expect(moves).toEqual([
    'waiting>offered',
    'waiting>left',
    'waiting>over',
    'offered>taken',
    'offered>declined',
    'offered>lapsed',
    'offered>left',
  ]);
});
