import fc from 'fast-check';
import { bookingWith, dayWith } from '../../../test/samples.ts';
import { arrowMoveOf, type ArrowMove } from '../../platform/page/arrow-keys.rules.ts';
import {
  initialCursor,
  nearestCursor,
  cursorFor,
  moveCursor,
  dayStepOf,
  type Cursor,
} from './board-cursor.ts';
import { columnsOf, frameOf, type Column } from './board.rules.ts';

const day = dayWith({
  pitches: ['P1', 'P2', 'P3'].map((reference) => ({ reference, name: reference })),
  bookings: [
    bookingWith({ reference: 'B-LONG', pitch: 'P2', startTime: '19:00', endTime: '21:00' }),
    bookingWith({ reference: 'B-HALF', pitch: 'P3', startTime: '20:30', endTime: '21:30' }),
  ],
});
const frame = frameOf(day);
const columns: Column[] = frame === null ? [] : columnsOf(day, frame, day.now);
const cells = columns.flatMap((column) => column.cells);
const cursorAt = (key: string): Cursor =>
  cursorFor(columns, key) ?? { pitch: '', key, minute: NaN };
const cursorAfter = (from: string, ...moves: ArrowMove[]) =>
  moves.reduce<Cursor | null>((at, move) => at && moveCursor(columns, at, move), cursorAt(from));
const anywhere = fc.constantFrom(...cells.map(({ key }) => key));
const MOVES = ['up', 'down', 'before', 'after', 'first', 'last'] as const;

test('left arrow selects the previous pitch in French and the next pitch in Arabic', () => {
  expect(
    ['ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => [
      arrowMoveOf(key, false),
      arrowMoveOf(key, true),
    ]),
  ).toEqual([
    ['up', 'up'],
    ['down', 'down'],
    ['first', 'first'],
    ['last', 'last'],
  ]);
  expect([arrowMoveOf('ArrowLeft', false), arrowMoveOf('ArrowLeft', true)]).toEqual([
    'before',
    'after',
  ]);
  expect([arrowMoveOf('ArrowRight', false), arrowMoveOf('ArrowRight', true)]).toEqual([
    'after',
    'before',
  ]);
});

test('other keys are not handled by the board', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.boolean(),
      (key, rightToLeft) =>
        /^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(key) ||
        arrowMoveOf(key, rightToLeft) === null,
    ),
  );
  expect(arrowMoveOf('Tab', false)).toBeNull();
});

test('a step ends on a cell of the board or does not happen', () => {
  fc.assert(
    fc.property(anywhere, fc.array(fc.constantFrom(...MOVES), { maxLength: 30 }), (from, moves) => {
      let at = cursorAt(from);
      for (const move of moves) at = moveCursor(columns, at, move) ?? at;
      expect(cells.map(({ key }) => key)).toContain(at.key);
    }),
  );
});

test('up undoes down', () => {
  fc.assert(
    fc.property(anywhere, (from) =>
      [from, undefined].includes(cursorAfter(from, 'down', 'up')?.key),
    ),
  );
});

test('crossing a long booking keeps the row one came along', () => {
  expect(cursorAfter('P1 2026-11-21T20:00', 'after')).toEqual({
    pitch: 'P2',
    key: 'B-LONG',
    minute: 11 * 60,
  });
  expect(cursorAfter('P1 2026-11-21T20:00', 'after', 'before')?.key).toBe('P1 2026-11-21T20:00');
  expect(cursorAfter('P1 2026-11-21T20:00', 'after', 'after')?.key).toBe('P3 2026-11-21T19:00');
  expect(cursorAfter('P1 2026-11-21T21:00', 'after', 'after')?.key).toBe('B-HALF');
});

test('at the edges there is no further', () => {
  expect([
    cursorAfter('P1 2026-11-21T09:00', 'up'),
    cursorAfter('P1 2026-11-21T09:00', 'before'),
    cursorAfter('P3 2026-11-22T00:00', 'down'),
    cursorAfter('P3 2026-11-22T00:00', 'after'),
  ]).toEqual([null, null, null, null]);
  expect(moveCursor([], { pitch: 'P1', key: 'gone', minute: 0 }, 'after')).toBeNull();
});

test('home and end go to the first and the last hour of the pitch', () => {
  expect([cursorAfter('B-LONG', 'first')?.key, cursorAfter('B-LONG', 'last')?.key]).toEqual([
    'P2 2026-11-21T09:00',
    'P2 2026-11-22T00:00',
  ]);
});

test('every cell can be reached from every other by arrows alone', () => {
  const seen = new Map([['P1 2026-11-21T09:00', cursorAt('P1 2026-11-21T09:00')]]);
  for (const at of seen.values()) {
    for (const move of ['up', 'down', 'before', 'after'] as const) {
      const next = moveCursor(columns, at, move);
      if (next && !seen.has(next.key)) seen.set(next.key, cursorAt(next.key));
    }
  }
  expect([...seen.keys()].sort()).toEqual(cells.map(({ key }) => key).sort());
});

test('focus enters at the first hour not over, and on another day at the first hour', () => {
  expect(initialCursor(columns, 9 * 60 + 20)).toEqual({
    pitch: 'P1',
    key: 'P1 2026-11-21T18:00',
    minute: 9 * 60,
  });
  expect(initialCursor(columns, null)?.key).toBe('P1 2026-11-21T09:00');
  expect(initialCursor(columns, 16 * 60)?.key).toBe('P1 2026-11-21T09:00');
  expect(initialCursor([], 0)).toBeNull();
});

test('only Page Up and Page Down change the day', () => {
  expect([
    dayStepOf('PageDown'),
    dayStepOf('PageUp'),
    dayStepOf('ArrowDown'),
    dayStepOf('a'),
  ]).toEqual([1, -1, null, null]);
});

test('if a cell disappears with its day, focus moves to the same hour of the same pitch', () => {
  expect(
    nearestCursor(columns, { pitch: 'P2', key: 'P2 2026-11-20T20:00', minute: 11 * 60 }),
  ).toEqual({
    pitch: 'P2',
    key: 'B-LONG',
    minute: 11 * 60,
  });
  expect(nearestCursor(columns, { pitch: 'P3', key: 'B-GONE', minute: 0 })?.key).toBe(
    'P3 2026-11-21T09:00',
  );
  expect([
    nearestCursor(columns, { pitch: 'P9', key: 'P9 2026-11-20T20:00', minute: 0 }),
    nearestCursor(columns, null),
  ]).toEqual([null, null]);
});

test('a cell is found with the row one came along, or else with that of its start', () => {
  expect([cursorFor(columns, 'B-LONG'), cursorFor(columns, 'B-LONG', 11 * 60)]).toEqual([
    { pitch: 'P2', key: 'B-LONG', minute: 10 * 60 },
    { pitch: 'P2', key: 'B-LONG', minute: 11 * 60 },
  ]);
  expect([cursorFor(columns, 'B-GONE'), cursorFor(columns, null)]).toEqual([null, null]);
});
