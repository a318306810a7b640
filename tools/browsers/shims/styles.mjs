/** Before every other style, so that the page's own win. */
export function addStyles(css) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.prepend(style);
}
