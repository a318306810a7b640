import { useEffect, useRef, type RefObject } from 'react';

/** An element that keeps the focus within, and what takes it there. */
interface Keeper {
  element: RefObject<HTMLElement | null>;
  stops: readonly string[];
}

/**
 * Where the focus was within the returned element and is gone with what had it, a merged card or a form that is done, what comes next takes
 * it: nobody starts again from the top of the page. What opens in the place of something stands within the same element. Of several that
 * stand within each other the innermost that has a stop takes it.
 * @param stops what takes it, the first that is there; without any the element itself
 */
export function useFocusKept<Kept extends HTMLElement = HTMLDivElement>(...stops: readonly string[]): RefObject<Kept | null> {
  const element = useRef<Kept>(null);
  const keeper = useRef<Keeper>({ element, stops });
  useEffect(() => {
    keeper.current.stops = stops;
  });
  useEffect(() => join(keeper.current), []);
  return element;
}

const keepers = new Set<Keeper>();

/** Those around what last had the focus, the innermost first. */
let around: readonly Keeper[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let changes: MutationObserver | undefined;

/** What has just come may have a better place for it, and takes it first. */
const SETTLED_MS = 30;

/** @returns leaves again */
function join(keeper: Keeper): () => void {
  if (keepers.size === 0) begin();
  keepers.add(keeper);
  if (document.activeElement && keeper.element.current?.contains(document.activeElement)) note();
  return () => {
    keepers.delete(keeper);
    around = around.filter((one) => one !== keeper);
    if (keepers.size === 0) end();
  };
}

function begin(): void {
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget, true);
  changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, SETTLED_MS);
  });
  changes.observe(document.body, { childList: true, subtree: true });
}

function end(): void {
  clearTimeout(timer);
  changes?.disconnect();
  document.removeEventListener('focusin', note);
  document.removeEventListener('pointerdown', forget, true);
}

function note(): void {
  around = [...keepers].filter(({ element }) => element.current?.contains(document.activeElement)).sort((one, other) => (one.element.current?.contains(other.element.current) ? 1 : -1));
}

function forget(): void {
  around = [];
}

function keep(): void {
  if (document.activeElement !== document.body) return;
  const stop = first(around, stopOf);
  if (stop) stop.focus();
  else around[0]?.element.current?.focus({ preventScroll: true });
}

function stopOf({ element: { current: element }, stops }: Keeper): HTMLElement | null {
  return stops.length === 0 ? element : first(stops, (stop) => element?.querySelector<HTMLElement>(stop));
}

/** The first answer that there is. */
function first<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null | undefined): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}
