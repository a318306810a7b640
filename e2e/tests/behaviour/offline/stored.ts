import { expect, type Page } from '@playwright/test';

/**
 * Waits until the service worker answers this page and has stored the response of `path` and the
 * page with which it opens offline.
 */
export async function untilKept(page: Page, path: string): Promise<void> {
  const kept = () =>
    page.evaluate(async (wanted) => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(`${name} ${url}`);
      return (
        navigator.serviceWorker.controller !== null &&
        urls.some((url) => url.startsWith('five-pages-')) &&
        urls.some((url) => url.startsWith('five-private-') && url.includes(wanted))
      );
    }, path);
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
}

/** What a browser has stored for the product. */
export interface Stored {
  /** Names of all caches. */
  caches: string[];
  databases: string[];
  localStorage: string[];
  sessionStorage: string[];
  /** All names, keys and contents as one text, except for scripts and styles. */
  text: string;
}

/** Lists all that the browser has stored for the origin of this page. */
export function storedIn(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const contents: string[] = [];
    const names = await caches.keys();
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = JSON.stringify([...request.headers]);
        const body = /\.(?:js|css)$/.test(request.url)
          ? ''
          : await (await cache.match(request, { ignoreVary: true }))?.text();
        contents.push(name, request.url, headers, body ?? '');
      }
    }
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    return {
      caches: names,
      databases,
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      text: [
        ...contents,
        ...databases,
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        document.cookie,
      ].join('\n'),
    };
  });
}

/** What the browser has stored once the caches of the session are deleted. */
export async function storedAfterSignOut(page: Page): Promise<Stored> {
  let stored: Stored | undefined;
  // The page may be reloading, because its session has ended.
  await expect(async () => {
    stored = await storedIn(page);
    expect(stored.caches.join()).not.toContain('private');
  }).toPass();
  if (stored === undefined) throw new Error('nothing was read');
  return stored;
}
