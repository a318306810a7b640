import { useEffect, useRef, type RefObject } from 'react';

/** A container that keeps the focus, and its restore function. */
interface Keeper {
  element: RefObject<HTMLElement | null>;
  stops: readonly string[];
}

/**
 * When the focused element inside the returned container is removed (an accepted line, a completed
 * form), the focus moves to the next target, so that nobody starts again from the top of the page.
 * A replacement should be inside the same container. Of nested containers the innermost one with a
 * target takes the focus.
 * @param stops selectors of targets in order of preference; without any, the container itself
 */
export function useFocusKept<Kept extends HTMLElement = HTMLDivElement>(
  ...stops: readonly string[]
): RefObject<Kept | null> {
  const element = useRef<Kept>(null);
  const keeper = useRef<Keeper>({ element, stops });
  useEffect(() => {
    keeper.current.stops = stops;
  });
  useEffect(() => join(keeper.current), []);
  return element;
}

const keepers = new Set<Keeper>();

/** Containers around the last focused element, innermost first. */
let around: readonly Keeper[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let changes: MutationObserver | undefined;

/** New content may set the focus itself within this time. */
const SETTLED_MS = 30;

/** @returns a function that unregisters it */
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
  around = [...keepers]
    .filter(({ element }) => element.current?.contains(document.activeElement))
    .sort((one, other) => (one.element.current?.contains(other.element.current) ? 1 : -1));
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
  return stops.length === 0
    ? element
    : first(stops, (stop) => element?.querySelector<HTMLElement>(stop));
}

/** The first result that is not null or undefined. */
function first<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | null | undefined,
): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}
