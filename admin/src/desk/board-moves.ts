import type { Move } from '../platform/arrows.rules.ts';
import type { Cell, Column } from './board.rules.ts';

/** Where the keyboard stands: a cell of a pitch, and the minute it came along, so that crossing a long booking keeps the row. */
export interface Cursor {
  pitch: string;
  key: string;
  minute: number;
}

/** How many days further a key turns the board. */
export function turnOf(key: string): -1 | 1 | null {
  if (key === 'PageDown') return 1;
  return key === 'PageUp' ? -1 : null;
}

/** A cell that stands on the board; null for one that does not. @param minute the row one came along, where it is not that of the cell's start */
export function placeOf(columns: readonly Column[], key: string | null | undefined, minute?: number): Cursor | null {
  for (const { pitch, cells } of columns) {
    const cell = cells.find((one) => one.key === key);
    if (cell) return { pitch: pitch.reference, key: cell.key, minute: minute ?? cell.from };
  }
  return null;
}

/** The cell at the same hour of the same pitch: what one stood on has gone, or the board has turned to another day. */
export function near(columns: readonly Column[], gone: Cursor | null): Cursor | null {
  return gone && beside(columns.find(({ pitch }) => pitch.reference === gone.pitch), gone.minute);
}

/** The cell one step away, or null at the edge of the board. */
export function step(columns: readonly Column[], from: Cursor, move: Move): Cursor | null {
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
      return beside(columns[column - 1], from.minute);
    case 'after':
      return beside(columns[column + 1], from.minute);
  }
}

/** Where the keyboard enters the board: the first cell of the first pitch that is not over yet. */
export function entry(columns: readonly Column[], nowOffset: number | null): Cursor | null {
  const cells = columns[0]?.cells ?? [];
  return cursorOn(columns[0], cells.find(({ from, minutes }) => from + minutes > (nowOffset ?? 0)) ?? cells[0]);
}

function beside(column: Column | undefined, minute: number): Cursor | null {
  const distance = ({ from, minutes }: Cell) => Math.max(from - minute, minute - (from + minutes - 1), 0);
  const nearest = column?.cells.toSorted((one, other) => distance(one) - distance(other))[0];
  return column && nearest ? { pitch: column.pitch.reference, key: nearest.key, minute } : null;
}

function cursorOn(column: Column | undefined, cell: Cell | undefined): Cursor | null {
  return column && cell ? { pitch: column.pitch.reference, key: cell.key, minute: cell.from } : null;
}
