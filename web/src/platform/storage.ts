declare global {
  interface Window {
    /**
     * Set by the page's head script: the browser refused storage, and an in-memory replacement is
     * used.
     */
    storageRefused?: true;
  }
}

/** Values on this device, until they are removed. */
export const localStore = safeStorage(() => localStorage);
/** Values of this tab. */
export const sessionStore = safeStorage(() => sessionStorage);

/** A browser may refuse storage or be full; reads then return null and writes are ignored. */
function safeStorage(storage: () => Storage) {
  return {
    read: (key: string) => tryOrNull(() => storage().getItem(key)),
    write: (key: string, value: string) => void tryOrNull(() => storage().setItem(key, value)),
    remove: (key: string) => void tryOrNull(() => storage().removeItem(key)),
  };
}

/**
 * If the browser refuses storage, passes the in-memory replacement to the next page of this tab in
 * `window.name`. The head script of that page reads and empties it.
 */
export function carryStorage(): void {
  if (window.storageRefused)
    window.name = `storage:${JSON.stringify({ localStorage, sessionStorage })}`;
}

export function readCookies(): string {
  return tryOrNull(() => document.cookie) ?? '';
}

export function writeCookie(cookie: string): void {
  tryOrNull(() => void (document.cookie = cookie));
}

function tryOrNull<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
