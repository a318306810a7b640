/** Adds styles before all others, so that the page's own styles take precedence. */
export function addStyles(css) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.prepend(style);
}
