/**
 * Focuses an element that is new on the page, if no element has the focus because the focused
 * button was removed.
 */
export function focusOnMount(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
