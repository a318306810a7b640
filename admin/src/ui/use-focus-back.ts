import { useEffect, useRef, type RefObject } from 'react';

const STOPS = 'a[href], button:not(:disabled)';

/**
 * When what had the focus is gone after a change, the returned element takes it, so that the keyboard stays where it was.
 * @param to what within it takes it: the first act, if it is not there
 */
export function useFocusBack(change: string, to?: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    if (document.activeElement !== document.body) return;
    const target = to === undefined ? element.current : (element.current?.querySelector<HTMLElement>(to) ?? element.current?.querySelector<HTMLElement>(STOPS));
    target?.focus({ preventScroll: true });
  }, [change, to]);
  return element;
}
