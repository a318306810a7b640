import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Minimum distance of a swipe in pixels; a shorter movement is a tap. */
const SWIPE = 45;

/**
 * Handles arrow keys and swipes that change to the previous or next picture; in Arabic the next
 * picture is to the left. Mostly vertical swipes and gestures with two fingers are ignored.
 */
export function usePreviousNext(dir: 'ltr' | 'rtl', onStep: (by: number) => void) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  const ahead = dir === 'rtl' ? -1 : 1;
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') onStep(ahead);
      if (key === 'ArrowLeft') onStep(-ahead);
    },
    onPointerDown: ({ isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      from.current = isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down))
        onStep(across < 0 ? ahead : -ahead);
    },
  };
}
