/** A `ref` callback that scrolls a new element fully into view. */
export function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
