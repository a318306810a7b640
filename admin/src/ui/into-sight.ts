/** A `ref` callback that scrolls a new element fully into view. */
export function intoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
