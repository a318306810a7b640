import { useEffect, useRef, type RefObject } from 'react';

/**
 * A container within which the focus is restored, and the selectors of the elements that can
 * receive the focus.
 */
interface FocusScope {
  element: RefObject<HTMLElement | null>;
  stops: readonly string[];
}

/**
 * Restores the focus when the focused element inside the returned container is removed, such as an
 * accepted line or a completed form. Otherwise keyboard users start again from the top of the page.
 * An element that replaces the removed element must be inside the same container. If containers are
 * nested, the innermost container with a matching element receives the focus.
 * @param stops selectors of the elements that can receive the focus, in order of preference;
 * without any, the container itself receives it
 */
export function useFocusRestore<Target extends HTMLElement = HTMLDivElement>(
  ...stops: readonly string[]
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const keeper = useRef<FocusScope>({ element, stops });
  useEffect(() => {
    keeper.current.stops = stops;
  });
  useEffect(() => register(keeper.current), []);
  return element;
}

const scopes = new Set<FocusScope>();

/** Containers around the last focused element, innermost first. */
let around: readonly FocusScope[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let changes: MutationObserver | undefined;

/**
 * Delay in milliseconds before the focus is restored; new content may set the focus itself within
 * this time.
 */
const SETTLED_MS = 30;

/**
 * Registers a container for focus restoration.
 * @returns a function that unregisters the container
 */
function register(keeper: FocusScope): () => void {
  if (scopes.size === 0) startListening();
  scopes.add(keeper);
  if (document.activeElement && keeper.element.current?.contains(document.activeElement))
    rememberScopes();
  return () => {
    scopes.delete(keeper);
    around = around.filter((one) => one !== keeper);
    if (scopes.size === 0) stopListening();
  };
}

function startListening(): void {
  document.addEventListener('focusin', rememberScopes);
  document.addEventListener('pointerdown', clearScopes, true);
  changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(restoreFocus, SETTLED_MS);
  });
  changes.observe(document.body, { childList: true, subtree: true });
}

function stopListening(): void {
  clearTimeout(timer);
  changes?.disconnect();
  document.removeEventListener('focusin', rememberScopes);
  document.removeEventListener('pointerdown', clearScopes, true);
}

function rememberScopes(): void {
  around = [...scopes]
    .filter(({ element }) => element.current?.contains(document.activeElement))
    .sort((one, other) => (one.element.current?.contains(other.element.current) ? 1 : -1));
}

function clearScopes(): void {
  around = [];
}

function restoreFocus(): void {
  if (document.activeElement !== document.body) return;
  const stop = first(around, focusTargetOf);
  if (stop) stop.focus();
  else around[0]?.element.current?.focus({ preventScroll: true });
}

function focusTargetOf({ element: { current: element }, stops }: FocusScope): HTMLElement | null {
  return stops.length === 0
    ? element
    : first(stops, (stop) => element?.querySelector<HTMLElement>(stop));
}

/**
 * Applies `find` to the items in order, and returns the first result that is neither null nor
 * undefined.
 */
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

/**
 * Focuses an element that is new on the page, if no element has the focus because the focused
 * button was removed.
 */
export function focusOnMount(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** Scrolls an element fully into view; used as `ref` callback of new elements. */
export function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
