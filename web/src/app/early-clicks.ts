import { localeCookie } from '../platform/texts/locale.ts';

declare global {
  interface Window {
    earlyPresses?: { end: () => Iterable<HTMLElement> };
  }
}

/**
 * The parts of the language cookie before and after its value, as JavaScript string literals for
 * the script below.
 */
const [cookieStart, cookieEnd] = localeCookie('|')
  .split('|')
  .map((part) => JSON.stringify(part));

/**
 * Inline script that records clicks before hydration. It remembers each clicked button, except
 * submit buttons, and stores the language of a clicked language link in the cookie. Links work
 * without the script, and a form that is submitted before hydration keeps its values.
 */
export const RECORD_EARLY_CLICKS = `(() => {
  const buttons = new Set();
  const keep = ({ target }) => {
    const flag = target.closest(".languages a");
    if (flag) document.cookie = ${cookieStart} + flag.lang + ${cookieEnd};
    const button = target.closest("button:not([type=submit])");
    if (button) buttons.add(button);
  };
  addEventListener("click", keep, true);
  window.earlyPresses = { end: () => (removeEventListener("click", keep, true), buttons) };
})()`;

/** Clicks the buttons again that the user pressed before hydration. */
export function replayEarlyClicks(): void {
  const { earlyPresses } = window;
  delete window.earlyPresses;
  for (const button of earlyPresses?.end() ?? []) button.click();
}
