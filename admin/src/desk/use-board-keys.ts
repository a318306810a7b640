import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { moveOf } from '../platform/arrows.rules.ts';
import { entry, near, placeOf, step, turnOf, type Cursor } from './board-moves.ts';
import type { Cell, Column } from './board.rules.ts';

type Key = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'ctrlKey' | 'metaKey' | 'altKey'>;

interface BoardKeys {
  scroller: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  selected: string | null;
  nowOffset: number | null;
  date: string;
  /** To the day so many days on. */
  onTurn: (days: number) => void;
}

/** Where the keyboard stands, and how it goes on: one tab stop, arrows move inside, the hour stays from one day to the next. */
export function useBoardKeys({ scroller, columns, selected, nowOffset, date, onTurn }: BoardKeys) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [open, setOpen] = useState<Cursor | null>(null);
  const opened = placeOf(columns, selected);
  // What is open has the keyboard's place on the board, also once it has gone from there.
  if (opened?.key !== open?.key || opened?.pitch !== open?.pitch || opened?.minute !== open?.minute) {
    setOpen(opened);
    if (opened && !standsOn(columns, cursor, opened)) setCursor(opened);
  }
  const active = placeOf(columns, cursor?.key, cursor?.minute) ?? placeOf(columns, selected) ?? near(columns, cursor) ?? entry(columns, nowOffset);
  const goTo = (key: string | undefined) => key !== undefined && scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  const turn = (event: Key) => {
    const days = turnOf(event.key);
    if (days === null) return;
    event.preventDefault();
    if (active) setCursor(active);
    onTurn(days);
  };
  const move = (event: Key) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    turn(event);
    const way = moveOf(event.key, document.documentElement.dir === 'rtl');
    if (!way) return;
    event.preventDefault();
    const next = active && step(columns, active, way);
    if (!next) return;
    setCursor(next);
    goTo(next.key);
  };
  const enter = (event: Key) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isFree()) return;
    turn(event);
    if (!moveOf(event.key, false)) return;
    event.preventDefault();
    goTo(active?.key);
  };
  // Before the board is seen, so that no key is pressed in vain.
  useLayoutEffect(() => {
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  });
  const shown = useRef(date);
  useEffect(() => {
    if (shown.current === date) return;
    shown.current = date;
    // The cell that had the focus has gone with its day; what is open beside the board keeps its own.
    if (cursor !== null && selected === null && isFree()) goTo(active?.key);
  });
  const standOn = (cell: Cell) => setCursor((old) => (old?.key === cell.key ? old : placeOf(columns, cell.key)));
  return { active, move, standOn };
}

/** Whether the keyboard is on that cell already, whichever of its rows it came along. */
function standsOn(columns: readonly Column[], cursor: Cursor | null, { pitch, key, minute }: Cursor): boolean {
  const minutes = columns.flatMap(({ cells }) => cells).find((cell) => cell.key === key)?.minutes ?? 0;
  return cursor !== null && cursor.pitch === pitch && cursor.key === key && cursor.minute >= minute && cursor.minute < minute + minutes;
}

/** Nobody is writing or choosing: the board may take the keys. */
function isFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === 'main-content';
}
