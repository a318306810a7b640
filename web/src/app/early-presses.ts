import { localeCookie } from '../platform/locale.ts';

declare global {
  interface Window {
    earlyPresses?: { end: () => Iterable<HTMLElement> };
  }
}

const [cookieStart, cookieEnd] = localeCookie('|').split('|');

/**
 * Stands in the page itself. Until the page is alive it keeps which buttons were pressed, each once however impatient the hand was,
 * and remembers a language that was pressed. Links go where they go without it, and a form that is sent too early keeps what stands in it.
 */
export const KEEP_EARLY_PRESSES = `(() => {
  const buttons = new Set();
  const keep = ({ target }) => {
    const flag = target.closest(".languages a");
    if (flag) document.cookie = ${JSON.stringify(cookieStart)} + flag.lang + ${JSON.stringify(cookieEnd)};
    const button = target.closest("button:not([type=submit])");
    if (button) buttons.add(button);
  };
  addEventListener("click", keep, true);
  window.earlyPresses = { end: () => (removeEventListener("click", keep, true), buttons) };
})()`;

/** Presses again, now that somebody listens. */
export function pressAgain(): void {
  const { earlyPresses } = window;
  delete window.earlyPresses;
  for (const button of earlyPresses?.end() ?? []) button.click();
}
