import type { ArrowMove } from '../../platform/page/arrow-keys.rules.ts';
import type { Cell, Column } from './board.rules.ts';

/**
 * Keyboard position: the cell that has the focus, and the minute of the row, counted from the time
 * at the top of the board. A long booking spans several rows, so the minute remembers the row.
 */
export interface Cursor {
  pitch: string;
  key: string;
  minute: number;
}

/** Number of days by which a key moves the board: 1 or -1; null for other keys. */
export function dayStepOf(key: string): -1 | 1 | null {
  if (key === 'PageDown') return 1;
  return key === 'PageUp' ? -1 : null;
}

/**
 * The keyboard position at a cell; null if the cell is not on the board.
 * @param minute minute of the row, counted from the top of the board; by default the start of the
 * cell
 */
export function cursorFor(
  columns: readonly Column[],
  key: string | null | undefined,
  minute?: number,
): Cursor | null {
  for (const { pitch, cells } of columns) {
    const cell = cells.find((one) => one.key === key);
    if (cell) return { pitch: pitch.reference, key: cell.key, minute: minute ?? cell.from };
  }
  return null;
}

/**
 * The keyboard position at the same hour and pitch, used if the previous cell was removed or the
 * day changed.
 */
export function nearestCursor(columns: readonly Column[], previous: Cursor | null): Cursor | null {
  return (
    previous &&
    nearestInColumn(
      columns.find(({ pitch }) => pitch.reference === previous.pitch),
      previous.minute,
    )
  );
}

/** The keyboard position one cell away; null at the edge of the board. */
export function moveCursor(
  columns: readonly Column[],
  from: Cursor,
  move: ArrowMove,
): Cursor | null {
  const column = columns.findIndex(({ cells }) => cells.some(({ key }) => key === from.key));
  const own = columns[column];
  const cells = own?.cells ?? [];
  const at = cells.findIndex(({ key }) => key === from.key);
  switch (move) {
    case 'up':
      return cursorOn(own, cells[at - 1]);
    case 'down':
      return cursorOn(own, cells[at + 1]);
    case 'first':
      return cursorOn(own, cells[0]);
    case 'last':
      return cursorOn(own, cells.at(-1));
    case 'before':
      return nearestInColumn(columns[column - 1], from.minute);
    case 'after':
      return nearestInColumn(columns[column + 1], from.minute);
  }
}

/** The initial keyboard position: the first cell of the first pitch whose time is not over yet. */
export function initialCursor(columns: readonly Column[], nowOffset: number | null): Cursor | null {
  const cells = columns[0]?.cells ?? [];
  return cursorOn(
    columns[0],
    cells.find(({ from, minutes }) => from + minutes > (nowOffset ?? 0)) ?? cells[0],
  );
}

function nearestInColumn(column: Column | undefined, minute: number): Cursor | null {
  const distance = ({ from, minutes }: Cell) =>
    Math.max(from - minute, minute - (from + minutes - 1), 0);
  const nearest = column?.cells.toSorted((one, other) => distance(one) - distance(other))[0];
  return column && nearest ? { pitch: column.pitch.reference, key: nearest.key, minute } : null;
}

function cursorOn(column: Column | undefined, cell: Cell | undefined): Cursor | null {
  return column && cell
    ? { pitch: column.pitch.reference, key: cell.key, minute: cell.from }
    : null;
}
