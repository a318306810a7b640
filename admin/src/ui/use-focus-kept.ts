import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus was within an element and is gone with what had it, a merged card or a form that is done, the next act takes it: nobody
 * starts again from the top of the page.
 * @param next what takes it, asked for once all has been drawn anew
 */
export function useFocusKept(element: RefObject<HTMLElement | null>, next: () => HTMLElement | null | undefined): void {
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    let isWithin = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: Event) => (isWithin = target instanceof Node && element.current?.contains(target) === true);
    const leave = () => (isWithin = false);
    const keep = () => isWithin && document.activeElement === document.body && latest.current()?.focus();
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, SETTLED_MS);
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave, true);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave, true);
    };
  }, [element]);
}

/** What has just come may have a better place for it, and takes it first. */
const SETTLED_MS = 30;
