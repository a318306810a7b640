/**
 * Focuses new content after the focused button was removed, unless something in it has the focus.
 */
export function focusOnMount(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
