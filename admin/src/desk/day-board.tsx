import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addDays } from '@five/shared/time/wall-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useWallNow } from '../platform/clock.ts';
import { useTypedTranslate } from '../platform/i18n.ts';
import { UnclosedDrawerNote } from '../payments/cash/unclosed-drawer.tsx';
import { useFocusRestore } from '../ui/use-focus-restore.ts';
import { Board } from './board.tsx';
import { frameOf, type Cell, type Frame } from './board.rules.ts';
import { BoardEmpty, BoardFailed, BoardLoading, BoardStale } from './board-states.tsx';
import { DayBar, LANES } from './day-bar.tsx';
import { DaySheet } from './day-sheet.tsx';
import css from './day-board.module.css';
import { useDeskLive } from './desk-live.tsx';
import { DeskPanel } from './desk-panel.tsx';
import { dayQuery } from './desk.queries.ts';
import { useDeskLocation } from './desk-location.ts';
import { dropTargetAt, type DropTarget } from './drag.rules.ts';
import type { Drop } from './confirm-drop-form.tsx';
import { type Blocking, useBlocking } from './use-blocking.ts';
import { useFollowBooking } from './use-follow-booking.ts';

/**
 * The main screen, used with a phone at the ear or a queue at the counter. Pitch, hour and amount
 * due must be unmistakable. The board stays whole; details open beside it.
 */
export function DayBoard() {
  const t = useTypedTranslate();
  const place = useDeskLocation();
  const page = useFocusRestore(...NEXT_ACTIONS);
  const query = useQuery({ ...dayQuery(place.date), placeholderData: keepPreviousData });
  const live = useDeskLive(query.data?.date ?? null);
  const now = useWallNow(query);
  useFollowBooking(query.data, place);
  const { drop, ask, forget } = useDrop();
  const blocking = useBlocking(place);
  const selected =
    place.booking ?? place.block ?? (place.slot && `${place.slot.pitch} ${place.slot.wall}`);
  // While another day loads, the previous one is shown, and presses refer to it.
  const shown = query.isPlaceholderData ? query.data.date : place.date;
  const open = (cell: Cell) => {
    forget();
    if (cell.kind === 'booking') place.openBooking(cell.booking.reference, shown);
    if (
      cell.kind === 'occupancy' &&
      (cell.occupancy.kind === 'block' || cell.occupancy.kind === 'offer')
    )
      place.openBlock(cell.occupancy.reference, shown);
    if (cell.kind === 'free' || cell.kind === 'begun') place.openSlot(cell.slot, shown);
    if (cell.kind === 'far') blocking.begin(cell.slot, shown ?? cell.slot.date);
  };
  const close = () => {
    forget();
    place.close();
    const opened = page.current?.querySelector<HTMLElement>(
      `[data-key="${CSS.escape(selected ?? (place.lanes ? LANES : ''))}"]`,
    );
    (opened ?? page.current?.querySelector<HTMLElement>(BOARD_FOCUS_TARGET))?.focus();
  };
  const frame = useMemo(() => query.data && frameOf(query.data), [query.data]);
  useEscape(page, selected !== null || drop !== null || place.lanes, close);
  return (
    <div className={css['desk']} ref={page}>
      <title>{t('board.title')}</title>
      <DayBar day={query.data} live={live} place={place} />
      <div className={css['left']}>
        <UnclosedDrawerNote />
      </div>
      {query.isPending && <BoardLoading />}
      {query.isLoadingError && <BoardFailed retry={query.refetch} />}
      {query.isRefetchError && <BoardStale retry={query.refetch} />}
      {query.data && frame && query.data.pitches.length > 0 && (
        <Board
          day={query.data}
          frame={frame}
          now={now}
          selected={selected}
          onOpen={open}
          onTurn={(days) => place.goTo(addDays(place.date ?? query.data.date, days))}
          shadow={drop?.landing ?? blockSpanOf(frame, query.data, blocking)}
          onDrop={ask}
        />
      )}
      {query.data && (!frame || query.data.pitches.length === 0) && (
        <BoardEmpty reason={frame ? 'no_pitch' : 'closed'} />
      )}
      {query.data && (
        <DeskPanel
          day={query.data}
          now={now}
          place={place}
          blocking={blocking}
          drop={drop}
          onDropped={forget}
          onClose={close}
        />
      )}
      {query.data && <DaySheet day={query.data} now={now} />}
    </div>
  );
}

/** The period of the block being entered, if it is on this day's board. */
function blockSpanOf(
  frame: Frame,
  { date }: DeskDayAnswer,
  { draft }: Blocking,
): DropTarget | null {
  return draft && draft.day === date
    ? dropTargetAt(frame, { ...draft.slot, endTime: draft.end })
    : null;
}

/** The cell in the tab order. */
const BOARD_FOCUS_TARGET = '[data-pitch] [data-key][tabindex="0"]';
/**
 * Focus targets after the focused element is removed, in order: an action of the open panel, its
 * close button, the board.
 */
const NEXT_ACTIONS = [
  'aside [data-acts] :is(button, a[href]):not(:disabled)',
  'aside header button',
  BOARD_FOCUS_TARGET,
];

/** Escape closes the panel, even without focus; an input elsewhere handles its own Escape. */
function useEscape(page: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      const { activeElement } = document;
      const isHere =
        activeElement === document.body ||
        activeElement?.id === 'main-content' ||
        page.current?.contains(activeElement) === true;
      if (key === 'Escape' && !defaultPrevented && isHere) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** A pending drop on the board, until the user navigates. */
function useDrop() {
  const { search } = useLocation();
  const [asked, setAsked] = useState<{ drop: Drop; search: string } | null>(null);
  return {
    drop: asked?.search === search ? asked.drop : null,
    ask: (drop: Drop) => setAsked({ drop, search }),
    forget: () => setAsked(null),
  };
}
