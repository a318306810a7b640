import { useEffect, useRef, type RefObject } from 'react';

/** When what had the focus is gone after a change, the returned element takes it, so that the keyboard stays where it was. */
export function useFocusBack(change: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [change]);
  return element;
}
