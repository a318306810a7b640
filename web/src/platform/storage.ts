declare global {
  interface Window {
    /**
     * Set by the page's head script: the browser refused storage, and an in-memory replacement is
     * used.
     */
    storageRefused?: true;
  }
}

/** On this device, until it is removed. */
export const device = guarded(() => localStorage);
/** For this tab. */
export const tab = guarded(() => sessionStorage);

/** A browser may refuse storage or be full; reads then return null and writes are ignored. */
function guarded(storage: () => Storage) {
  return {
    read: (key: string) => attempt(() => storage().getItem(key)),
    write: (key: string, value: string) => void attempt(() => storage().setItem(key, value)),
    remove: (key: string) => void attempt(() => storage().removeItem(key)),
  };
}

/**
 * Where storage lasts as long as the page, the next page of this tab gets it: its head reads the
 * window's name and empties it.
 */
export function carryStorage(): void {
  if (window.storageRefused)
    window.name = `storage:${JSON.stringify({ localStorage, sessionStorage })}`;
}

export function readCookies(): string {
  return attempt(() => document.cookie) ?? '';
}

export function writeCookie(cookie: string): void {
  attempt(() => void (document.cookie = cookie));
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
