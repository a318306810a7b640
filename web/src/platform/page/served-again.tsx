import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/**
 * The content of a page with a parameter, as the server has sent it, while the hydrated page waits
 * for its data. The elements themselves are moved, so that typed text and the focus are kept. After
 * a navigation within the site there are none, and `otherwise` is shown.
 */
export function ServedAgain({ otherwise }: { otherwise: ReactNode }) {
  // Read while the sent page is still in the document.
  const [sent] = useState(sentContent);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sent) return;
    place.current?.replaceChildren(...sent.nodes);
    sent.focused?.focus({ preventScroll: true });
  }, [sent]);
  return sent ? <div id="served" ref={place} /> : otherwise;
}

/** The content of the sent page, and the element in it that has the focus. */
function sentContent(): { nodes: ChildNode[]; focused: HTMLElement | null } | null {
  const main = document.querySelector('#served > main');
  return main && { nodes: [...main.childNodes], focused: main.querySelector(':focus') };
}
