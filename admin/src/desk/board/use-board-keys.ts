import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { arrowMoveOf } from '../../platform/page/arrow-keys.rules.ts';
import {
  initialCursor,
  nearestCursor,
  cursorFor,
  moveCursor,
  dayStepOf,
  type Cursor,
} from './board-cursor.ts';
import type { Cell, Column } from './board.rules.ts';

type Key = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'ctrlKey' | 'metaKey' | 'altKey'>;

interface BoardKeys {
  scroller: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  selected: string | null;
  nowOffset: number | null;
  date: string;
  /** Moves the board by this many days. */
  onTurn: (days: number) => void;
}

/**
 * Keyboard navigation of the board with a roving tabindex: the board is one tab stop, and arrow
 * keys move within it. The hour is kept across days.
 */
export function useBoardKeys({ scroller, columns, selected, nowOffset, date, onTurn }: BoardKeys) {
  const { cursor, setCursor, active } = useCursor({ columns, selected, nowOffset });
  const goTo = (key: string | undefined) =>
    key !== undefined &&
    scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  const turn = (event: Key) => {
    const days = dayStepOf(event.key);
    if (days === null) return;
    event.preventDefault();
    if (active) setCursor(active);
    onTurn(days);
  };
  const move = (event: Key) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    turn(event);
    const direction = arrowMoveOf(event.key, document.documentElement.dir === 'rtl');
    if (!direction) return;
    event.preventDefault();
    const next = active && moveCursor(columns, active, direction);
    if (!next) return;
    setCursor(next);
    goTo(next.key);
  };
  const enter = (event: Key) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isFree()) return;
    turn(event);
    if (!arrowMoveOf(event.key, false)) return;
    event.preventDefault();
    goTo(active?.key);
  };
  // Registered before the first paint, so that no key press is lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  });
  const shown = useRef(date);
  useEffect(() => {
    if (shown.current === date) return;
    shown.current = date;
    // After a change of the displayed day the focused cell no longer exists, so the focus moves to
    // the cell at the same hour. If a panel is open, the focus stays where it is.
    if (cursor !== null && selected === null && isFree()) goTo(active?.key);
  });
  const focusCell = (cell: Cell) =>
    setCursor((old) => (old?.key === cell.key ? old : cursorFor(columns, cell.key)));
  return { active, move, focusCell };
}

/** State of the keyboard position, and the cell that is in the tab order. */
function useCursor({
  columns,
  selected,
  nowOffset,
}: Pick<BoardKeys, 'columns' | 'selected' | 'nowOffset'>) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [open, setOpen] = useState<Cursor | null>(null);
  const opened = cursorFor(columns, selected);
  // When the panel opens an item, the keyboard position moves to the cell of this item. It stays
  // there even if the item is later removed from the board.
  if (
    opened?.key !== open?.key ||
    opened?.pitch !== open?.pitch ||
    opened?.minute !== open?.minute
  ) {
    setOpen(opened);
    if (opened && !isFocusOn(columns, cursor, opened)) setCursor(opened);
  }
  const active =
    cursorFor(columns, cursor?.key, cursor?.minute) ??
    cursorFor(columns, selected) ??
    nearestCursor(columns, cursor) ??
    initialCursor(columns, nowOffset);
  return { cursor, setCursor, active };
}

/**
 * Whether the keyboard position is within a cell. A long booking spans several rows, and any of
 * them counts.
 */
function isFocusOn(
  columns: readonly Column[],
  cursor: Cursor | null,
  { pitch, key, minute }: Cursor,
): boolean {
  const minutes =
    columns.flatMap(({ cells }) => cells).find((cell) => cell.key === key)?.minutes ?? 0;
  return (
    cursor !== null &&
    cursor.pitch === pitch &&
    cursor.key === key &&
    cursor.minute >= minute &&
    cursor.minute < minute + minutes
  );
}

/** Whether the board may handle keys: no input or dialog has the focus. */
function isFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === 'main-content';
}
