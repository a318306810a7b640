/** As a `ref`: what has just appeared is scrolled to where it can be seen whole. */
export function intoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
