import { isHeldEnter } from './held-keys.rules.ts';

/** Enter acts once each time it is pressed, in every room: heard before anybody else, since a button is pressed by the browser itself. */
export function ignoreHeldEnter(): () => void {
  const hear = (event: KeyboardEvent) => {
    if (!isHeldEnter(event, event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', hear, true);
  return () => window.removeEventListener('keydown', hear, true);
}
