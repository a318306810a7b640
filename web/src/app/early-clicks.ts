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
 * Inline script that records clicks before hydration. It remembers each clicked button and stores
 * the language of a clicked language link in the cookie. A submit button becomes busy, and its form
 * is sent once it is hydrated (`platform/form/early-submit.ts`). Enter in a field clicks the submit
 * button too. The button of a dialog that is in the page (`aria-controls`) opens it, and the dialog
 * can be closed again. A slot of the grid that the server has inserted is selected in the URL, also
 * after hydration, until the grid is replaced, and named in the bar of `served/early-choice.tsx`;
 * the event `slot-chosen` is sent. A pressed answer to a match that the server has inserted becomes
 * busy, and a guest without an answer types the name in the form of `served-page.tsx`;
 * `early-answer.ts` carries both over after hydration. Links work without the script.
 */
export const RECORD_EARLY_CLICKS = `(() => {
  const buttons = new Set();
  const open = (dialog, button) => {
    dialog.showModal();
    button.setAttribute("aria-expanded", "true");
    const end = () => {
      buttons.delete(button);
      button.setAttribute("aria-expanded", "false");
    };
    dialog.addEventListener("close", end, { once: true });
  };
  const showBar = (bar, choice) => {
    for (const { dataset, content } of bar.querySelectorAll("template"))
      if (dataset.of === choice)
        bar.querySelector(".choice-what").replaceWith(content.cloneNode(true));
    bar.hidden = false;
    document.body.dataset.early = "choice";
  };
  const keep = ({ target }) => {
    if (target.matches("dialog")) return target.close();
    const flag = target.closest(".languages a");
    if (flag) document.cookie = ${cookieStart} + flag.lang + ${cookieEnd};
    const button = target.closest("button");
    if (!button || button.dataset.choice || button.dataset.answer) return;
    const closed = document.getElementById(button.dataset.closes);
    if (closed) return closed.close();
    const dialog = document.getElementById(button.getAttribute("aria-controls"));
    if (dialog?.showModal) open(dialog, button);
    if (button.type === "submit") button.setAttribute("aria-busy", "true");
    else buttons.add(button);
  };
  addEventListener("click", keep, true);
  addEventListener("click", ({ target }) => {
    const cell = target.closest("#served [data-choice]");
    if (!cell) return;
    history.replaceState(history.state, "", "?" + cell.dataset.choice);
    for (const one of document.querySelectorAll("#served [data-choice]"))
      one.setAttribute("aria-pressed", String(one === cell));
    showBar(document.querySelector("#served .choice"), cell.dataset.choice);
    dispatchEvent(new Event("slot-chosen"));
  });
  const markAnswer = (answer) => {
    for (const one of document.querySelectorAll("#served [data-answer]"))
      if (one.dataset.answer === answer) one.setAttribute("aria-busy", "true");
      else one.removeAttribute("aria-busy");
  };
  const openName = (answer) => {
    const buttons = document.querySelector("#served .answer-bar .answer-buttons");
    const { content } = document.getElementById("answer-name") ?? {};
    if (!buttons || !content || buttons.hidden) return;
    const pressed = buttons.querySelector('[data-answer="' + answer + '"]');
    buttons.hidden = true;
    buttons.before(content.cloneNode(true));
    const form = buttons.previousElementSibling;
    form.querySelector("[type=submit] span").textContent = pressed.textContent;
    form.elements.name.focus();
  };
  addEventListener("click", ({ target }) => {
    const pressed = target.closest("#served [data-answer]");
    const form = target.closest("#served .answer-name");
    if (form && target.closest("[type=submit]")) form.dataset.sent = "";
    if (form && target.closest("[data-back]")) {
      form.nextElementSibling.hidden = false;
      form.remove();
      markAnswer();
    }
    if (!pressed) return;
    const { answer } = pressed.dataset;
    markAnswer(answer);
    const { response, authorization } = window.earlyRequest ?? {};
    if (!response || authorization) return;
    response
      .then((match) => match.clone().json())
      .then(({ mine }) => mine === null && openName(answer))
      .catch(() => {});
  });
  window.earlyPresses = { end: () => (removeEventListener("click", keep, true), buttons) };
})()`;

/**
 * Clicks the buttons again that the user pressed before hydration. The clicks are tasks of their
 * own, because React hydrates the rest of a page for a click, but not during an effect.
 */
export function replayEarlyClicks(): void {
  const { earlyPresses } = window;
  delete window.earlyPresses;
  for (const button of earlyPresses?.end() ?? []) setTimeout(() => button.click());
}
