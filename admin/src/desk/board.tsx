import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { BoardColumn } from './board-column.tsx';
import { entry, moveOf, step, type Cursor } from './board-moves.ts';
import { columnsOf, offsetOf, type Cell, type Column, type Frame } from './board.rules.ts';
import css from './board-frame.module.css';
import type { Drop } from './drop-form.tsx';
import { useBoardDrag } from './use-board-drag.ts';

interface BoardProps {
  day: DeskDayAnswer;
  frame: Frame;
  /** The venue's wall. */
  now: string;
  selected: string | null;
  onOpen: (cell: Cell) => void;
  /** What was let go elsewhere and is asked about. */
  drop: Drop | null;
  onDrop: (drop: Drop) => void;
}

/** Pitches beside each other, hours down the page. */
export function Board({ day, frame, now, selected, onOpen, drop, onDrop }: BoardProps) {
  const say = useSay();
  const { day: dayText, hour } = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  const nowOffset = offsetOf(frame, now);
  const columns = columnsOf(day, frame, now).map(reachable);
  const { active, move, standOn } = useKeys(scroller, columns, selected, nowOffset);
  const { landing, handlers } = useBoardDrag(scroller, frame, day.slotMinutes, (key) => columns.flatMap(({ cells }) => cells).find((cell) => cell.key === key), onDrop);
  const shadow = landing ?? drop?.landing ?? null;
  useStartAtNow(scroller, day.date);
  useSelectedInView(scroller, selected);

  return (
    <div className={css['scroller']} ref={scroller}>
      <p id="board-keys" className="sr-only">
        {say('board.keys')}
      </p>
      <div
        className={css['board']}
        style={{ '--columns': columns.length, '--minutes': frame.minutes } as CSSProperties}
        role="group"
        aria-label={`${say('board.title')} · ${dayText(day.date)}`}
        aria-describedby="board-keys"
        onKeyDown={move}
        data-dragging={landing !== null || undefined}
        {...handlers}
      >
        <Hours frame={frame} nowOffset={nowOffset} />
        {columns.map((column) => (
          <BoardColumn
            key={column.pitch.reference}
            column={column}
            now={now}
            nowOffset={nowOffset}
            active={active?.key ?? null}
            selected={selected}
            shadow={shadow?.pitch === column.pitch.reference ? shadow : null}
            onOpen={onOpen}
            onFocus={standOn}
          />
        ))}
        {nowOffset !== null && <NowLine offset={nowOffset} time={hour(now.slice(11))} />}
      </div>
    </div>
  );
}

/** Where the keyboard stands, and how it goes on: one tab stop, arrows move inside. */
function useKeys(scroller: RefObject<HTMLDivElement | null>, columns: readonly Column[], selected: string | null, nowOffset: number | null) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const active = standing(columns, cursor) ?? standing(columns, selected === null ? null : { key: selected, minute: 0 }) ?? entry(columns, nowOffset);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const way = moveOf(event.key, document.documentElement.dir === 'rtl');
    const next = way && active && step(columns, active, way);
    if (!way) return;
    event.preventDefault();
    if (!next) return;
    setCursor(next);
    scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };
  const standOn = ({ key, from }: Cell) => setCursor((old) => (old?.key === key ? old : { key, minute: from }));
  return { active, move, standOn };
}

function Hours({ frame, nowOffset }: { frame: Frame; nowOffset: number | null }) {
  const { hour } = useFormat();
  return (
    <>
      <div className={css['corner']} />
      <div className={css['times']} aria-hidden="true">
        {frame.lines.map(({ offset, time }) => (
          <bdi key={offset} data-under={covered(offset, nowOffset) || undefined} style={{ '--from': offset } as CSSProperties}>
            {hour(time)}
          </bdi>
        ))}
      </div>
    </>
  );
}

/** Whether the hour's figure lies under the figure of the present time. */
function covered(offset: number, nowOffset: number | null): boolean {
  return nowOffset !== null && nowOffset > offset - 20 && nowOffset < offset + 45;
}

function NowLine({ offset, time }: { offset: number; time: string }) {
  const say = useSay();
  return (
    <div className={css['now']} style={{ '--from': offset } as CSSProperties}>
      <bdi aria-hidden="true">{time}</bdi>
      <span className="sr-only">{say('board.now', { time })}</span>
    </div>
  );
}

/** Hours that are over and were free have nothing to open. */
function reachable({ pitch, cells }: Column): Column {
  return { pitch, cells: cells.filter(({ kind }) => kind !== 'past') };
}

function standing(columns: readonly Column[], cursor: Cursor | null): Cursor | null {
  const there = columns.some(({ cells }) => cells.some(({ key }) => key === cursor?.key));
  return there ? cursor : null;
}

/** A day opens with the present hour in sight; after that the board stays where the desk scrolled it. */
function useStartAtNow(scroller: RefObject<HTMLDivElement | null>, date: string): void {
  useEffect(() => {
    const box = scroller.current;
    const line = box?.querySelector<HTMLElement>(`.${css['now']}`);
    if (box) box.scrollTop = line ? Math.max(0, line.offsetTop - box.clientHeight / 3) : 0;
  }, [scroller, date]);
}

function useSelectedInView(scroller: RefObject<HTMLDivElement | null>, selected: string | null): void {
  useEffect(() => {
    if (selected === null) return;
    scroller.current?.querySelector(`[data-key="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [scroller, selected]);
}
