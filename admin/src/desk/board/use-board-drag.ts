import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Cell, Frame } from './board.rules.ts';
import {
  isDraggable,
  type DraggedBooking,
  originOf,
  isOrigin,
  type DropTarget,
  dropTargetOf,
  slotOf,
} from './drag.rules.ts';
import type { Drop } from '../forms/confirm-drop-form.tsx';

/** Pixels of movement after which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 6;
/** Long-press time in milliseconds; a touch that moves earlier scrolls the board. */
const HOLD_MS = 400;

interface Pressed {
  held: DraggedBooking;
  x: number;
  y: number;
  /** Timer of a pending long press. */
  rest?: ReturnType<typeof setTimeout>;
}

interface BoardDrag {
  board: RefObject<HTMLElement | null>;
  frame: Frame;
  /** Length of a grid step in minutes. */
  step: number;
  cellOf: (key: string) => Cell | undefined;
  onDrop: (drop: Drop) => void;
}

/**
 * Drags a booking to move it, or its lower edge to extend it; on touch screens a long press starts
 * the drag. Nothing is sent before the drop is confirmed.
 */
export function useBoardDrag({ board, frame, step, cellOf, onDrop }: BoardDrag) {
  const pressed = useRef<Pressed | null>(null);
  const [landing, setLanding] = useState<DropTarget | null>(null);
  const cancelDrag = () => {
    clearTimeout(pressed.current?.rest);
    pressed.current = null;
    setLanding(null);
  };
  useCancelOnEscape(landing !== null, cancelDrag);
  usePreventTouchScroll(board, landing !== null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    cancelDrag();
    const held = event.button === 0 ? bookingUnder(event, frame, cellOf) : null;
    if (!held) return;
    const rest = event.pointerType === 'touch' && {
      rest: setTimeout(() => setLanding(originOf(held)), HOLD_MS),
    };
    pressed.current = { held, x: event.clientX, y: event.clientY, ...rest };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const press = pressed.current;
    if (!press) return;
    // No button is pressed: the pointer was released outside the board, and no event reported it.
    if (event.buttons === 0) return cancelDrag();
    if (landing === null && !isDragged(press, event)) return;
    if (landing === null && press.rest) return cancelDrag();
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pitchUnder(event, frame);
    if (at) setLanding(dropTargetOf(press.held, at, { step, minutes: frame.minutes }));
  };
  const onPointerUp = () => {
    const press = pressed.current;
    if (press && landing && !isOrigin(press.held, landing))
      onDrop({ booking: press.held.booking, slot: slotOf(frame, landing), landing });
    cancelDrag();
  };
  // Prevents the context menu of a long press.
  const onContextMenu = (event: MouseEvent) => pressed.current && event.preventDefault();
  return {
    landing,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: cancelDrag,
      onContextMenu,
    },
  };
}

/** Whether the pointer moved far enough from the point of the press to count as a drag. */
function isDragged({ x, y }: Pressed, { clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) >= DRAG_THRESHOLD_PX;
}

function bookingUnder(
  event: PointerEvent<HTMLElement>,
  frame: Frame,
  cellOf: (key: string) => Cell | undefined,
): DraggedBooking | null {
  const target = event.target instanceof Element ? event.target : null;
  const cell = cellOf(target?.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '');
  const at = pitchUnder(event, frame);
  if (cell?.kind !== 'booking' || !at || !isDraggable(cell.booking)) return null;
  return {
    booking: cell.booking,
    part: target?.closest('[data-grip]') ? 'end' : 'whole',
    from: cell.from,
    minutes: cell.minutes,
    grip: at.minute - cell.from,
  };
}

/** The pitch and minute under the pointer. Outside the board, the nearest pitch is used. */
function pitchUnder(
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  frame: Frame,
): { pitch: string; minute: number } | null {
  const lists = [...currentTarget.querySelectorAll<HTMLElement>('[data-pitch]')].map((list) => ({
    pitch: list.dataset['pitch'] ?? '',
    box: list.getBoundingClientRect(),
  }));
  const distance = ({ box }: { box: DOMRect }) =>
    Math.max(box.left - clientX, clientX - box.right, 0);
  const nearest = lists.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest
    ? {
        pitch: nearest.pitch,
        minute: ((clientY - nearest.box.top) / nearest.box.height) * frame.minutes,
      }
    : null;
}

/**
 * Prevents scrolling during a touch drag. The listener is registered from the start, because the
 * browser decides at touchstart whether it consults listeners.
 */
function usePreventTouchScroll(board: RefObject<HTMLElement | null>, holds: boolean): void {
  const held = useRef(holds);
  useEffect(() => {
    held.current = holds;
  });
  useEffect(() => {
    const element = board.current;
    const stay = (event: TouchEvent) => held.current && event.cancelable && event.preventDefault();
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [board]);
}

function useCancelOnEscape(dragging: boolean, cancel: () => void): void {
  const latest = useRef(cancel);
  useEffect(() => {
    latest.current = cancel;
  });
  useEffect(() => {
    if (!dragging) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dragging]);
}
