/** As a `ref`: what has just appeared is scrolled to where it can be seen whole. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
