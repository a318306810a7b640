declare global {
  interface Window {
    /**
     * True if the browser refused storage; set by the script in the page's head, which then
     * provides a replacement in memory.
     */
    storageRefused?: true;
  }
}

/** Storage of this device (`localStorage`); values stay until they are removed. */
export const localStore = safeStorage(() => localStorage);
/** Storage of this tab (`sessionStorage`). */
export const sessionStore = safeStorage(() => sessionStorage);

/**
 * Wraps a storage so that no access throws an error. If the browser refuses storage, reads return
 * null and writes are ignored. If the storage is full, only writes are ignored.
 */
function safeStorage(storage: () => Storage) {
  return {
    read: (key: string) => tryOrNull(() => storage().getItem(key)),
    write: (key: string, value: string) => void tryOrNull(() => storage().setItem(key, value)),
    remove: (key: string) => void tryOrNull(() => storage().removeItem(key)),
  };
}

/** Whether stored values survive a reload, such as a session. */
export const isStorageAvailable = (): boolean => !window.storageRefused;

/**
 * Passes the in-memory replacement of the storage to the next page of this tab in `window.name`, if
 * the browser refuses storage. The head script of the next page reads and empties it.
 */
export function carryStorage(): void {
  if (!isStorageAvailable())
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
