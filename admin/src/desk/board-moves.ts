import type { Cell, Column } from './board.rules.ts';

export type Move = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

/** Where the keyboard stands: a cell, and the minute it came along, so that crossing a long booking keeps the row. */
export interface Cursor {
  key: string;
  minute: number;
}

/** Which way a key goes; sideways keys follow the reading direction. */
export function moveOf(key: string, rightToLeft: boolean): Move | null {
  const moves = new Map<string, Move>([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', rightToLeft ? 'after' : 'before'],
    ['ArrowRight', rightToLeft ? 'before' : 'after'],
    ['Home', 'first'],
    ['End', 'last'],
  ]);
  return moves.get(key) ?? null;
}

/** The cell one step away, or null at the edge of the board. */
export function step(columns: readonly Column[], from: Cursor, move: Move): Cursor | null {
  const column = columns.findIndex(({ cells }) => cells.some(({ key }) => key === from.key));
  const cells = columns[column]?.cells ?? [];
  const at = cells.findIndex(({ key }) => key === from.key);
  switch (move) {
    case 'up':
      return cursorOn(cells[at - 1]);
    case 'down':
      return cursorOn(cells[at + 1]);
    case 'first':
      return cursorOn(cells[0]);
    case 'last':
      return cursorOn(cells.at(-1));
    case 'before':
      return beside(columns[column - 1], from.minute);
    case 'after':
      return beside(columns[column + 1], from.minute);
  }
}

/** Where the keyboard enters the board: the first cell of the first pitch that is not over yet. */
export function entry(columns: readonly Column[], nowOffset: number | null): Cursor | null {
  const cells = columns[0]?.cells ?? [];
  return cursorOn(cells.find(({ from, minutes }) => from + minutes > (nowOffset ?? 0)) ?? cells[0]);
}

function beside(column: Column | undefined, minute: number): Cursor | null {
  const distance = ({ from, minutes }: Cell) => Math.max(from - minute, minute - (from + minutes - 1), 0);
  const nearest = column?.cells.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest ? { key: nearest.key, minute } : null;
}

function cursorOn(cell: Cell | undefined): Cursor | null {
  return cell ? { key: cell.key, minute: cell.from } : null;
}
