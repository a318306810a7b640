import { addStyles } from './styles.mjs';

/**
 * Polyfills the `inert` attribute: inert elements accept no clicks and no focus. Screen readers
 * still read these elements, which a polyfill cannot change.
 */
export function polyfillInert() {
  if ('inert' in HTMLElement.prototype) return;
  addStyles(
    `[inert],[inert] *{pointer-events:none!important;
      -webkit-user-select:none!important;user-select:none!important}`,
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
