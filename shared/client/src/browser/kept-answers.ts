/** The parts of the product that have a service worker of their own. */
export type WorkerSite = 'site' | 'desk';

/** Message to the service worker that a session has ended. */
export const FORGET = 'forget';

/** Beginning of the names of the caches with private responses. */
export const privateCachesOf = (site: WorkerSite): string => `five-private-${site}-`;

/**
 * Returns the name of the cache of a session. It contains a hash of the token, never the token.
 * @param authorization the header `Authorization` of its requests
 */
export async function privateCacheOf(site: WorkerSite, authorization: string): Promise<string> {
  const bytes = new TextEncoder().encode(authorization);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return privateCachesOf(site) + text;
}

/** Returns the key of a stored response, which depends on the language of the page. */
export const keptKeyOf = (path: string, language: string): string => `${path}?kept=${language}`;

/** Deletes the private responses that the service worker has stored for earlier sessions. */
export async function forgetKeptAnswers(site: WorkerSite): Promise<void> {
  try {
    // A page that was reloaded past the worker has no controller.
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.active?.postMessage(FORGET);
    const names = await caches.keys();
    const own = names.filter((name) => name.startsWith(privateCachesOf(site)));
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // Without HTTPS, or if the browser refuses storage, there is no cache.
  }
}

/** Whether the service worker has stored the response of this path in this language. */
export async function isAnswerKept(path: string, language: string): Promise<boolean> {
  const kept = await caches.match(keptKeyOf(path, language)).catch(() => undefined);
  return kept !== undefined;
}
