import { isRepeatedEnter, isTooSoon, type EnterPress } from './repeated-enter.rules.ts';

/**
 * Makes Enter act once per press, everywhere. Registered in the capture phase, because the browser
 * itself activates buttons.
 */
export function ignoreRepeatedEnter(): () => void {
  let last: EnterPress | null = null;
  const isNoAct = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat)
      return isRepeatedEnter(event, event.target instanceof HTMLTextAreaElement);
    const press = { place: placeOf(event.target), at: event.timeStamp };
    if (isTooSoon(press, last)) return true;
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

/**
 * All fields of one form share a key, and so do lines with `data-in-a-row`, which need no reading.
 */
const placeOf = (target: EventTarget | null): unknown =>
  target instanceof Element ? (target.closest('form, [data-in-a-row]') ?? target) : target;
