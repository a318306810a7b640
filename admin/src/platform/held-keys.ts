import { isHeldEnter, isUnread, type EnterPress } from './held-keys.rules.ts';

/** Enter acts once each time it is pressed, in every room: heard before anybody else, since a button is pressed by the browser itself. */
export function ignoreHeldEnter(): () => void {
  let last: EnterPress | null = null;
  const isNoAct = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat) return isHeldEnter(event, event.target instanceof HTMLTextAreaElement);
    const press = { place: placeOf(event.target), at: event.timeStamp };
    if (isUnread(press, last)) return true;
    last = press;
    return false;
  };
  const hear = (event: KeyboardEvent) => {
    if (!isNoAct(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', hear, true);
  return () => window.removeEventListener('keydown', hear, true);
}

/** The fields of a form are read together, and so are lines that need no look (`data-in-a-row`). */
const placeOf = (target: EventTarget | null): unknown => (target instanceof Element ? target.closest('form, [data-in-a-row]') ?? target : target);
