/** Before all other styles, so that the page's own take precedence. */
export function addStyles(css) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.prepend(style);
}
