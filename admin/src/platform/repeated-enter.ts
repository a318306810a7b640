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
 * Two quick presses of Enter are both accepted if this returns the same value: within one form, or
 * among lines of one `data-in-a-row` list, which can be accepted without reading each.
 */
const placeOf = (target: EventTarget | null): unknown =>
  target instanceof Element ? (target.closest('form, [data-in-a-row]') ?? target) : target;
