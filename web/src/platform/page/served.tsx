import { useState, type ReactNode } from 'react';

/**
 * An element that the server fills with HTML before it sends the page; React does not change its
 * content.
 */
export function Served() {
  return <div id="served" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * The content of a page with a parameter, as the server has sent it, while the hydrated page waits
 * for its data. It is read while the sent page is still in the document. After a navigation within
 * the site there is none, and `otherwise` is shown.
 */
export function ServedAgain({ otherwise }: { otherwise: ReactNode }) {
  const [html] = useState(() => document.querySelector('#served > main')?.innerHTML);
  return html === undefined ? (
    otherwise
  ) : (
    <div id="served" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
