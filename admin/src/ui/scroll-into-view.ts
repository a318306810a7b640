/** Scrolls an element fully into view; used as `ref` callback of new elements. */
export function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
