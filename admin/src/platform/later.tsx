import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { isStorageKept, tab } from './storage.ts';

const RELOADED_KEY = 'five-desk-reloaded-at';
const RELOAD_EVERY_MS = 60_000;

/** Pages whose code is not there yet, in the order in which they were named. */
const waiting: (() => Promise<unknown>)[] = [];

/**
 * A page whose code comes when it is first shown, or in a quiet moment before that. Once the code is there the page is
 * drawn at once, with no empty moment in between.
 */
export function later<Props extends object = object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> & { fetch: () => Promise<unknown> } {
  let there: ComponentType<Props> | null = null;
  const fetch = async () => (there = await load());
  const Awaited = lazy(async () => ({ default: await fetch().catch(reloadOnce) }));
  waiting.push(fetch);
  function Later(props: Props) {
    const [Page] = useState<ComponentType<Props>>(() => there ?? (Awaited as ComponentType<Props>)); // lazy() loses the props' type parameter
    return <Page {...props} />;
  }
  return Object.assign(Later, { fetch });
}

/** Fetches what has not been asked for yet, one page at a time while the browser has nothing to do. A failure waits until the page is wanted. */
export async function fetchWaiting(): Promise<void> {
  for (const fetch of waiting) {
    await idle();
    await fetch().catch(() => undefined);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** After a release the files of an open page may be gone: one reload a minute, where that can be remembered, brings the new ones, then the failure is shown. */
function reloadOnce(failure: unknown): Promise<never> {
  if (!isStorageKept() || Date.now() - Number(tab.read(RELOADED_KEY) ?? 0) < RELOAD_EVERY_MS) throw failure;
  tab.write(RELOADED_KEY, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}
