/** The button that led here is gone, and the focus with it: what came in its place takes it, unless something within has. */
export function arrive(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
