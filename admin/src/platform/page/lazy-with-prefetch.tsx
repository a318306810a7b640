import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { reloadForChunk } from '@five/client/browser/chunk-reload';
import { loadPageTexts } from '../texts/i18n.ts';

/** The functions that load the code of each lazy page, in registration order. */
const pending: (() => Promise<unknown>)[] = [];

/**
 * A page whose code and texts load on first use, or earlier when the browser is idle. Once loaded,
 * the page renders synchronously, without showing a fallback first. `loadTexts` loads the texts
 * that are not loaded with the board.
 */
export function lazyWithPrefetch<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  loadTexts: () => Promise<unknown> = loadPageTexts,
): FunctionComponent<Props> & { fetch: () => Promise<unknown> } {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    const [page] = await Promise.all([load(), loadTexts()]);
    return (loaded = page);
  };
  const Awaited = lazy(async () => ({ default: await fetch().catch(reloadForChunk) }));
  pending.push(fetch);
  function Later(props: Props) {
    // React's `lazy()` loses the type parameter of the props, so a cast restores it.
    const [Page] = useState<ComponentType<Props>>(
      () => loaded ?? (Awaited as ComponentType<Props>),
    );
    return <Page {...props} />;
  }
  return Object.assign(Later, { fetch });
}

/**
 * Loads the code of all lazy pages, one page at a time while the browser is idle. A failure is
 * ignored, because a page loads its code again when it is opened.
 */
export async function prefetchPending(): Promise<void> {
  for (const fetch of pending) {
    await whenIdle();
    await fetch().catch(() => undefined);
  }
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
