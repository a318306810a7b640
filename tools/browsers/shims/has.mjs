import { having } from '../contained.mjs';

/**
 * Polyfills `:has()`. It writes the words of the matching rows of `having` into `data-has`, and
 * updates them after changes of the page, at most once per frame.
 */
export function polyfillHas() {
  if (CSS.supports('selector(:has(a))')) return;
  let waiting = 0;
  const later = () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      mark();
    });
  };
  new MutationObserver(later).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'data-named'],
  });
  for (const type of ['change', 'focusin', 'focusout']) addEventListener(type, later, true);
  mark();
}

function mark() {
  const tokens = new Map();
  for (const [outer, inner, token] of having) {
    for (const element of document.querySelectorAll(outer)) {
      const known = tokens.get(element) ?? [];
      tokens.set(element, has(element, inner) ? [...known, token] : known);
    }
  }
  for (const [element, known] of tokens) {
    if (known.length === 0) element.removeAttribute('data-has');
    else if (element.dataset.has !== known.join(' ')) element.dataset.has = known.join(' ');
  }
}

function has(element, inner) {
  if (inner.startsWith('+'))
    return element.nextElementSibling?.matches(inner.slice(1).trim()) ?? false;
  // Safari added :focus-visible together with :has(), so a browser that needs this polyfill may
  // lack both; :focus replaces it.
  return element.querySelector(`:scope ${inner === ':focus-visible' ? ':focus' : inner}`) !== null;
}
