import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Cell, Frame } from './board.rules.ts';
import { canHold, type Held, isHome, type Landing, landingOf, slotOf } from './drag.rules.ts';
import type { Drop } from './drop-form.tsx';

/** A press becomes a drag when the pointer has gone so many pixels. */
const SLACK = 6;

interface Pressed {
  held: Held;
  x: number;
  y: number;
}

/**
 * Bookings are moved by taking them, and made longer by their lower edge. With mouse and pen: a finger scrolls the board, and
 * moves a booking by its form. Nothing is sent: where it was let go is asked first.
 */
export function useBoardDrag(frame: Frame, step: number, cellOf: (key: string) => Cell | undefined, onDrop: (drop: Drop) => void) {
  const pressed = useRef<Pressed | null>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const letGo = () => {
    pressed.current = null;
    setLanding(null);
  };
  useLetGoOnEscape(landing !== null, letGo);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const held = event.button === 0 && event.pointerType !== 'touch' ? heldUnder(event, frame, cellOf) : null;
    pressed.current = held && { held, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const press = pressed.current;
    if (!press) return;
    if (event.buttons === 0) return letGo(); // let go beside the board, where nobody heard of it
    if (landing === null && Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = placeUnder(event, frame);
    if (at) setLanding(landingOf(press.held, at, { step, minutes: frame.minutes }));
  };
  const onPointerUp = () => {
    const press = pressed.current;
    if (press && landing && !isHome(press.held, landing)) onDrop({ booking: press.held.booking, slot: slotOf(frame, landing), landing });
    letGo();
  };
  return { landing, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo } };
}

function heldUnder(event: PointerEvent<HTMLElement>, frame: Frame, cellOf: (key: string) => Cell | undefined): Held | null {
  const target = event.target instanceof Element ? event.target : null;
  const cell = cellOf(target?.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '');
  const at = placeUnder(event, frame);
  if (cell?.kind !== 'booking' || !at || !canHold(cell.booking)) return null;
  return { booking: cell.booking, part: target?.closest('[data-grip]') ? 'end' : 'whole', from: cell.from, minutes: cell.minutes, grip: at.minute - cell.from };
}

/** The pitch and the minute under the pointer; beside the board, of the nearest pitch. */
function placeUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, frame: Frame): { pitch: string; minute: number } | null {
  const lists = [...currentTarget.querySelectorAll<HTMLElement>('[data-pitch]')].map((list) => ({ pitch: list.dataset['pitch'] ?? '', box: list.getBoundingClientRect() }));
  const distance = ({ box }: { box: DOMRect }) => Math.max(box.left - clientX, clientX - box.right, 0);
  const nearest = lists.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest ? { pitch: nearest.pitch, minute: ((clientY - nearest.box.top) / nearest.box.height) * frame.minutes } : null;
}

function useLetGoOnEscape(dragging: boolean, letGo: () => void): void {
  const latest = useRef(letGo);
  useEffect(() => {
    latest.current = letGo;
  });
  useEffect(() => {
    if (!dragging) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dragging]);
}
