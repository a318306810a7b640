declare global {
  interface Window {
    /**
     * Set by the page's head script: the browser refused storage, and an in-memory replacement is
     * used.
     */
    storageRefused?: true;
  }
}

/** Storage on this machine, until a value is removed. */
export const localStore = safeStorage(() => localStorage);
/** Storage for this tab. */
export const sessionStore = safeStorage(() => sessionStorage);

/** Whether a sign-in survives a reload. */
export const isStorageAvailable = (): boolean => !window.storageRefused;

/** A browser may refuse storage or be full; reads then return null and writes are ignored. */
function safeStorage(storage: () => Storage) {
  return {
    read: (key: string) => tryOrNull(() => storage().getItem(key)),
    write: (key: string, value: string) => void tryOrNull(() => storage().setItem(key, value)),
    remove: (key: string) => void tryOrNull(() => storage().removeItem(key)),
  };
}

function tryOrNull<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
