declare global {
  interface Window {
    /**
     * True if the browser refuses storage. An in-memory replacement is then used. The script in the
     * page's head sets this value.
     */
    storageRefused?: true;
  }
}

/** Storage on this machine, where a value stays until it is removed. */
export const localStore = safeStorage(() => localStorage);
/** Storage of this tab, which is empty in a new tab. */
export const sessionStore = safeStorage(() => sessionStorage);

/** Whether a sign-in survives a reload. */
export const isStorageAvailable = (): boolean => !window.storageRefused;

/**
 * Access to a storage that never throws: if the browser refuses the storage, reads return null and
 * writes are ignored. Writes are ignored too if the storage is full.
 */
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
