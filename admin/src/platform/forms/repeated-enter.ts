import { isRepeatedEnter, isTooSoon, type EnterPress } from './repeated-enter.rules.ts';

/**
 * Makes each press of Enter act only once, on every page. The listener is registered in the capture
 * phase, because the browser itself activates buttons.
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isNoAct(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}

/**
 * The form or the `data-in-a-row` list around a target; else the target itself. Two quick presses
 * of Enter are both accepted if they have the same place. Lines of a `data-in-a-row` list can be
 * accepted without reading each.
 */
const placeOf = (target: EventTarget | null): unknown =>
  target instanceof Element ? (target.closest('form, [data-in-a-row]') ?? target) : target;
