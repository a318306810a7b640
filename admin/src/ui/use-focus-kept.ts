import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus was within the returned element and is gone with what had it, a merged card or a form that is done, what comes next takes
 * it: nobody starts again from the top of the page. What opens in the place of something stands within the same element.
 * @param stops what takes it, the first that is there; the element itself where none is
 */
export function useFocusKept<Kept extends HTMLElement = HTMLDivElement>(...stops: readonly string[]): RefObject<Kept | null> {
  const element = useRef<Kept>(null);
  const latest = useRef(stops);
  useEffect(() => {
    latest.current = stops;
  });
  useEffect(() => {
    let isWithin = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: Event) => (isWithin = target instanceof Node && element.current?.contains(target) === true);
    const leave = () => (isWithin = false);
    const keep = () => isWithin && document.activeElement === document.body && pass(element.current, latest.current);
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
  }, []);
  return element;
}

/** What has just come may have a better place for it, and takes it first. */
const SETTLED_MS = 30;

function pass(element: HTMLElement | null, stops: readonly string[]): void {
  const next = stops.map((stop) => element?.querySelector<HTMLElement>(stop)).find(Boolean);
  if (next) next.focus();
  else element?.focus({ preventScroll: true });
}
