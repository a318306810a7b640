import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { useQuery } from '@tanstack/react-query';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { BoardColumn } from './board-column.tsx';
import { columnsOf, offsetOf, type Cell, type Column, type Frame } from './board.rules.ts';
import css from './board-frame.module.css';
import type { DropTarget } from './drag.rules.ts';
import type { Drop } from '../forms/confirm-drop-form.tsx';
import { waitlistQuery } from '../waitlist/waitlist.queries.ts';
import { waitingForCell } from '../waitlist/waitlist.rules.ts';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useIsBeyondHorizon } from './beyond-horizon-notice.tsx';

interface BoardProps {
  day: DeskDayAnswer;
  frame: Frame;
  /** Current wall time of the venue. */
  now: string;
  selected: string | null;
  onOpen: (cell: Cell) => void;
  /** Moves the board by this many days. */
  onTurn: (days: number) => void;
  /** Preview of a pending drop or of a block being entered. */
  shadow: DropTarget | null;
  onDrop: (drop: Drop) => void;
}

/** The board of a day, with pitches side by side and hours down the page. */
export function Board(props: BoardProps) {
  const { day, frame, now, selected, onOpen } = props;
  const t = useTypedTranslate();
  const { day: dayText, hour } = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  const nowOffset = offsetOf(frame, now);
  const columns = useColumns(props);
  const { keys, drag } = useBoardInput({ ...props, scroller, columns, nowOffset });
  useStartAtNow(scroller, day.date);
  useSelectedInView(scroller, selected);

  return (
    <div className={css['scroller']} ref={scroller}>
      <p id="board-keys" className="sr-only">
        {t('board.keys')}
      </p>
      <div
        className={css['board']}
        style={{ '--columns': columns.length, '--minutes': frame.minutes } as CSSProperties}
        role="group"
        aria-label={`${t('board.title')} · ${dayText(day.date)}`}
        aria-describedby="board-keys"
        onKeyDown={keys.move}
        onClick={onCell(columns, onOpen)}
        onFocus={onCell(columns, keys.focusCell)}
        data-dragging={drag.landing !== null || undefined}
        {...drag.handlers}
      >
        <Hours frame={frame} nowOffset={nowOffset} />
        <Columns
          columns={columns}
          date={day.date}
          now={now}
          nowOffset={nowOffset}
          active={keys.active?.key ?? null}
          selected={selected}
          shadow={drag.landing ?? props.shadow}
        />
        {nowOffset !== null && <NowLine offset={nowOffset} time={hour(now.slice(11))} />}
      </div>
    </div>
  );
}

/**
 * The columns of the board, one per pitch, without the past free cells, which the keyboard cannot
 * reach.
 */
function useColumns({ day, frame, now }: Pick<BoardProps, 'day' | 'frame' | 'now'>): Column[] {
  const isFar = useIsBeyondHorizon(day.date, now);
  return useMemo(() => columnsOf(day, frame, now, isFar).map(reachable), [day, frame, now, isFar]);
}

interface BoardInput extends Pick<BoardProps, 'day' | 'frame' | 'selected' | 'onTurn' | 'onDrop'> {
  scroller: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  nowOffset: number | null;
}

/** Handlers for the keyboard and the pointer on the board. */
function useBoardInput({ day, frame, onDrop, ...keys }: BoardInput) {
  const { scroller, columns, selected, nowOffset, onTurn } = keys;
  return {
    keys: useBoardKeys({ scroller, columns, selected, nowOffset, date: day.date, onTurn }),
    drag: useBoardDrag({
      board: scroller,
      frame,
      step: day.slotMinutes,
      cellOf: (key) => cellOf(columns, key),
      onDrop,
    }),
  };
}

interface ColumnsProps extends Pick<BoardProps, 'now' | 'selected' | 'shadow'> {
  columns: readonly Column[];
  date: string;
  nowOffset: number | null;
  active: string | null;
}

function Columns({ columns, date, shadow, ...common }: ColumnsProps) {
  const { data: line = [] } = useQuery(waitlistQuery(date));
  return columns.map((column) => (
    <BoardColumn
      key={column.pitch.reference}
      {...common}
      column={column}
      shadow={shadow?.pitch === column.pitch.reference ? shadow : null}
      waitsFor={(cell) => waitingForCell(line, cell, common.now)}
    />
  ));
}

function Hours({ frame, nowOffset }: { frame: Frame; nowOffset: number | null }) {
  const { hour } = useFormat();
  return (
    <>
      <div className={css['corner']} />
      <div className={css['times']} aria-hidden="true">
        {frame.lines.map(({ offset, time }) => (
          <bdi
            key={offset}
            data-beside={labelShift(offset, nowOffset)}
            style={{ '--from': offset, '--now': nowOffset ?? 0 } as CSSProperties}
          >
            <span>{hour(time)}</span>
          </bdi>
        ))}
      </div>
    </>
  );
}

/**
 * Direction in which an hour label is shifted if it overlaps the label of the current time;
 * undefined if they do not overlap.
 */
function labelShift(offset: number, nowOffset: number | null): 'below' | 'above' | undefined {
  if (nowOffset === null || nowOffset < offset - 20 || nowOffset > offset + 55) return undefined;
  return nowOffset <= offset + 17 ? 'below' : 'above';
}

function NowLine({ offset, time }: { offset: number; time: string }) {
  const t = useTypedTranslate();
  return (
    <div className={css['now']} style={{ '--from': offset } as CSSProperties}>
      <bdi aria-hidden="true">{time}</bdi>
      <span className="sr-only">{t('board.now', { time })}</span>
    </div>
  );
}

function cellOf(columns: readonly Column[], key: string | undefined): Cell | undefined {
  return columns.flatMap(({ cells }) => cells).find((cell) => cell.key === key);
}

/** Delegated event handler for all cells. */
function onCell(columns: readonly Column[], act: (cell: Cell) => void) {
  return ({ target }: SyntheticEvent) => {
    const cell =
      target instanceof Element &&
      cellOf(columns, target.closest<HTMLElement>('[data-key]')?.dataset['key']);
    if (cell) act(cell);
  };
}

/** Removes past free hours, which the keyboard cannot reach. */
function reachable({ pitch, cells }: Column): Column {
  return { pitch, cells: cells.filter(({ kind }) => kind !== 'past') };
}

/**
 * Scrolls a newly opened day to the current hour, before the keyboard position is set; does not
 * override later scrolling.
 */
function useStartAtNow(scroller: RefObject<HTMLDivElement | null>, date: string): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    const line = box?.querySelector<HTMLElement>(`.${css['now']}`);
    if (box) box.scrollTop = line ? Math.max(0, line.offsetTop - box.clientHeight / 3) : 0;
  }, [scroller, date]);
}

function useSelectedInView(
  scroller: RefObject<HTMLDivElement | null>,
  selected: string | null,
): void {
  useEffect(() => {
    if (selected === null) return;
    scroller.current
      ?.querySelector(`[data-key="${CSS.escape(selected)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [scroller, selected]);
}
