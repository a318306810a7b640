import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addDays } from '@five/shared/time/wall-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useWallNow } from '../platform/clock.ts';
import { useSay } from '../platform/i18n.ts';
import { LeftDrawerNote } from '../payments/cash/left-drawer.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { Board } from './board.tsx';
import { frameOf, type Cell, type Frame } from './board.rules.ts';
import { BoardEmpty, BoardFailed, BoardLoading, BoardStale } from './board-states.tsx';
import { DayBar, LANES } from './day-bar.tsx';
import { DaySheet } from './day-sheet.tsx';
import css from './day-board.module.css';
import { useDeskLive } from './desk-live.tsx';
import { DeskPanel } from './desk-panel.tsx';
import { dayQuery } from './desk.queries.ts';
import { useDeskPlace } from './desk-place.ts';
import { landingAt, type Landing } from './drag.rules.ts';
import type { Drop } from './drop-form.tsx';
import { type Blocking, useBlocking } from './use-blocking.ts';
import { useFollowBooking } from './use-follow-booking.ts';

/**
 * The first screen. Reception stands before it with a phone at the ear or a queue at the counter, and must not mistake
 * which pitch, which hour, and who still owes. The board stays whole; what is worked on opens beside it.
 */
export function DayBoard() {
  const say = useSay();
  const place = useDeskPlace();
  const page = useFocusKept(...NEXT_ACTS);
  const query = useQuery({ ...dayQuery(place.date), placeholderData: keepPreviousData });
  const live = useDeskLive(query.data?.date ?? null);
  const now = useWallNow(query);
  useFollowBooking(query.data, place);
  const { drop, ask, forget } = useDrop();
  const blocking = useBlocking(place);
  const selected = place.booking ?? place.block ?? (place.slot && `${place.slot.pitch} ${place.slot.wall}`);
  // While another day is on its way the one before is shown, and is what a press means.
  const shown = query.isPlaceholderData ? query.data.date : place.date;
  const open = (cell: Cell) => {
    forget();
    if (cell.kind === 'booking') place.openBooking(cell.booking.reference, shown);
    if (cell.kind === 'occupancy' && (cell.occupancy.kind === 'block' || cell.occupancy.kind === 'offer')) place.openBlock(cell.occupancy.reference, shown);
    if (cell.kind === 'free' || cell.kind === 'begun') place.openSlot(cell.slot, shown);
    if (cell.kind === 'far') blocking.begin(cell.slot, shown ?? cell.slot.date);
  };
  const close = () => {
    forget();
    place.close();
    const opened = page.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selected ?? (place.lanes ? LANES : ''))}"]`);
    (opened ?? page.current?.querySelector<HTMLElement>(BOARD_STOP))?.focus();
  };
  const frame = useMemo(() => query.data && frameOf(query.data), [query.data]);
  useEscape(page, selected !== null || drop !== null || place.lanes, close);
  return (
    <div className={css['desk']} ref={page}>
      <title>{say('board.title')}</title>
      <DayBar day={query.data} live={live} place={place} />
      <div className={css['left']}><LeftDrawerNote /></div>
      {query.isPending && <BoardLoading />}
      {query.isLoadingError && <BoardFailed retry={query.refetch} />}
      {query.isRefetchError && <BoardStale retry={query.refetch} />}
      {query.data && frame && query.data.pitches.length > 0 && <Board day={query.data} frame={frame} now={now} selected={selected} onOpen={open} onTurn={(days) => place.goTo(addDays(place.date ?? query.data.date, days))} shadow={drop?.landing ?? stretchOf(frame, query.data, blocking)} onDrop={ask} />}
      {query.data && (!frame || query.data.pitches.length === 0) && <BoardEmpty reason={frame ? 'no_pitch' : 'closed'} />}
      {query.data && <DeskPanel day={query.data} now={now} place={place} blocking={blocking} drop={drop} onDropped={forget} onClose={close} />}
      {query.data && <DaySheet day={query.data} now={now} />}
    </div>
  );
}

/** The stretch of a block that is being written, on the board of its day. */
function stretchOf(frame: Frame, { date }: DeskDayAnswer, { draft }: Blocking): Landing | null {
  return draft && draft.day === date ? landingAt(frame, { ...draft.slot, endTime: draft.end }) : null;
}

/** The cell that the keyboard stands on. */
const BOARD_STOP = '[data-pitch] [data-key][tabindex="0"]';
/** Where the keyboard goes on once what had the focus is gone: what can be done with what is open, the way out of it, the board. */
const NEXT_ACTS = ['aside [data-acts] :is(button, a[href]):not(:disabled)', 'aside header button', BOARD_STOP];

/** Escape closes what is open, also where nothing has the focus; what is written in elsewhere on the page keeps its own Escape. */
function useEscape(page: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || activeElement?.id === 'main-content' || page.current?.contains(activeElement) === true;
      if (key === 'Escape' && !defaultPrevented && isHere) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** What was let go elsewhere on the board and is asked about, until the desk turns to something else. */
function useDrop() {
  const { search } = useLocation();
  const [asked, setAsked] = useState<{ drop: Drop; search: string } | null>(null);
  return {
    drop: asked?.search === search ? asked.drop : null,
    ask: (drop: Drop) => setAsked({ drop, search }),
    forget: () => setAsked(null),
  };
}
