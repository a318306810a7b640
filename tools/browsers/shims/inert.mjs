import { addStyles } from './styles.mjs';

/** What is inert takes no press and no focus. Readers still hear it: that nothing but the browser can change. */
export function bringInert() {
  if ('inert' in HTMLElement.prototype) return;
  addStyles(
    '[inert],[inert] *{pointer-events:none!important;-webkit-user-select:none!important;user-select:none!important}',
  );
  addEventListener('focusin', ({ target }) => target.closest?.('[inert]') && target.blur(), true);
  addEventListener(
    'click',
    (event) => {
      if (!event.target.closest?.('[inert]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
