import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { isStorageAvailable, sessionStore } from '@five/client/browser/storage';
import { loadPageTexts } from '../texts/i18n.ts';

const RELOADED_KEY = 'five-desk-reloaded-at';
const RELOAD_EVERY_MS = 60_000;

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
  const Awaited = lazy(async () => ({ default: await fetch().catch(reloadOnce) }));
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

/**
 * After a release, the code chunks of an open page may be gone from the server. Reloads the page at
 * most once a minute, if storage is available; else shows the error.
 */
function reloadOnce(failure: unknown): Promise<never> {
  if (
    !isStorageAvailable() ||
    Date.now() - Number(sessionStore.read(RELOADED_KEY) ?? 0) < RELOAD_EVERY_MS
  )
    throw failure;
  sessionStore.write(RELOADED_KEY, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}
