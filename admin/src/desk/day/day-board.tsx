import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addDays } from '@five/shared/time/wall-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useWallNow } from '@five/client/clock';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { UnclosedDrawerNote } from '../../payments/cash/unclosed-drawer.tsx';
import { useFocusRestore } from '../../ui/focus.ts';
import { Board } from '../board/board.tsx';
import { frameOf, type Cell, type Frame } from '../board/board.rules.ts';
import {
  BoardEmpty,
  BoardFailed,
  BoardLoading,
  BoardOffline,
  BoardStale,
} from '../board/board-states.tsx';
import { DayBar, LANES } from './day-bar.tsx';
import { DaySheet } from './day-sheet.tsx';
import css from './day-board.module.css';
import { useDeskLive } from '../desk-live.tsx';
import { DeskPanel } from '../panel/desk-panel.tsx';
import { dayQuery } from '../desk.queries.ts';
import { useDeskLocation } from '../desk-location.ts';
import { dropTargetAt, type DropTarget } from '../board/drag.rules.ts';
import type { Drop } from '../forms/confirm-drop-form.tsx';
import { type Blocking, useBlocking } from '../forms/use-blocking.ts';
import { useFollowBooking } from '../use-follow-booking.ts';

type Place = ReturnType<typeof useDeskLocation>;

/**
 * The main screen, used by staff on the phone or with customers at the counter. Pitch, hour and
 * amount due must be unmistakable. The board stays fully visible, and details open beside it.
 */
export function DayBoard() {
  const t = useTypedTranslate();
  const place = useDeskLocation();
  const page = useFocusRestore(...NEXT_ACTIONS);
  const { query, shown, live, now } = useDeskDay(place);
  const { drop, confirmDrop, forget } = useDrop();
  const blocking = useBlocking(place);
  const selected = selectedKeyOf(place);
  const close = () => {
    forget();
    place.close();
    focusOpener(page.current, selected ?? (place.lanes ? LANES : ''));
  };
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
      <BoardNotes isRefetchError={query.isRefetchError} refetch={query.refetch} now={now} />
      {query.data && (
        <BoardOfDay
          day={query.data}
          now={now}
          place={place}
          blocking={blocking}
          drop={drop}
          onOpen={(cell) => (forget(), openCell(cell, { place, blocking, day: shown }))}
          onDrop={confirmDrop}
        />
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

/** Notes above the board: it may be outdated, or is shown offline. */
function BoardNotes({
  now,
  isRefetchError,
  refetch,
}: Pick<ReturnType<typeof useDeskDay>['query'], 'isRefetchError' | 'refetch'> & { now: string }) {
  return (
    <div className={css['stale']}>
      {isRefetchError && <BoardStale retry={refetch} />}
      <BoardOffline now={now} />
    </div>
  );
}

/** The day of the board, refetched after each change, and the venue's wall time. */
function useDeskDay(place: Place) {
  const query = useQuery({ ...dayQuery(place.date), placeholderData: keepPreviousData });
  const live = useDeskLive(query.data?.date ?? null);
  const now = useWallNow(query);
  useFollowBooking(query.data, place);
  // While another day loads, the previous day stays visible, and presses refer to the previous day.
  const shown = query.isPlaceholderData ? query.data.date : place.date;
  return { query, shown, live, now };
}

interface BoardOfDayProps {
  day: DeskDayAnswer;
  now: string;
  place: Place;
  blocking: Blocking;
  drop: Drop | null;
  onOpen: (cell: Cell) => void;
  onDrop: (drop: Drop) => void;
}

/** The board of a day, or a note if the venue is closed or has no pitch. */
function BoardOfDay({ day, now, place, blocking, drop, onOpen, onDrop }: BoardOfDayProps) {
  const frame = useMemo(() => frameOf(day), [day]);
  if (!frame || day.pitches.length === 0)
    return <BoardEmpty reason={frame ? 'no_pitch' : 'closed'} />;
  return (
    <Board
      day={day}
      frame={frame}
      now={now}
      selected={selectedKeyOf(place)}
      onOpen={onOpen}
      onTurn={(days) => place.goTo(addDays(place.date ?? day.date, days))}
      shadow={drop?.landing ?? blockSpanOf(frame, day, blocking)}
      onDrop={onDrop}
    />
  );
}

/** The key of the cell whose panel is open. */
function selectedKeyOf({ booking, block, slot }: Place): string | null {
  return booking ?? block ?? (slot && `${slot.pitch} ${slot.wall}`);
}

/** Opens the panel of a cell. Past cells, matches and training sessions have no panel. */
function openCell(
  cell: Cell,
  { place, blocking, day }: { place: Place; blocking: Blocking; day: string | null },
): void {
  if (cell.kind === 'booking') place.openBooking(cell.booking.reference, day);
  if (
    cell.kind === 'occupancy' &&
    (cell.occupancy.kind === 'block' || cell.occupancy.kind === 'offer')
  )
    place.openBlock(cell.occupancy.reference, day);
  if (cell.kind === 'free' || cell.kind === 'begun') place.openSlot(cell.slot, day);
  if (cell.kind === 'far') blocking.begin(cell.slot, day ?? cell.slot.date);
}

/**
 * When the panel is closed, moves the focus to the element that opened the panel, or else to the
 * board.
 */
function focusOpener(page: HTMLElement | null, key: string): void {
  const opener = page?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  (opener ?? page?.querySelector<HTMLElement>(BOARD_FOCUS_TARGET))?.focus();
}

/**
 * The position on the board of the block that is being entered. Null if there is no such block, or
 * if it was begun on another opening day.
 */
function blockSpanOf(
  frame: Frame,
  { date }: DeskDayAnswer,
  { draft }: Blocking,
): DropTarget | null {
  return draft && draft.day === date
    ? dropTargetAt(frame, { ...draft.slot, endTime: draft.end })
    : null;
}

/** Selector of the cell in the board's tab order. */
const BOARD_FOCUS_TARGET = '[data-pitch] [data-key][tabindex="0"]';
/**
 * Selectors of the elements to focus after the focused element is removed, in this order: an action
 * of the open panel, the panel's close button, the board.
 */
const NEXT_ACTIONS = [
  'aside [data-acts] :is(button, a[href]):not(:disabled)',
  'aside header button',
  BOARD_FOCUS_TARGET,
];

/**
 * Escape closes the open panel, even if the focus is outside the panel. An input outside the panel
 * handles Escape itself.
 */
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

/**
 * The booking that was dropped on the board and waits for a confirmation; discarded when the user
 * navigates.
 */
function useDrop() {
  const { search } = useLocation();
  const [pendingDrop, setPendingDrop] = useState<{ drop: Drop; search: string } | null>(null);
  return {
    drop: pendingDrop?.search === search ? pendingDrop.drop : null,
    confirmDrop: (drop: Drop) => setPendingDrop({ drop, search }),
    forget: () => setPendingDrop(null),
  };
}
