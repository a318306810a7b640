declare global {
  interface Window {
    /**
     * Set by the page's head script: the browser refused storage, and an in-memory replacement is
     * used.
     */
    storageRefused?: true;
  }
}

/** On this machine, until it is removed. */
export const machine = guarded(() => localStorage);
/** For this tab. */
export const tab = guarded(() => sessionStorage);

/** Whether a sign-in survives a reload. */
export const isStorageKept = (): boolean => !window.storageRefused;

/** A browser may refuse storage or be full; reads then return null and writes are ignored. */
function guarded(storage: () => Storage) {
  return {
    read: (key: string) => attempt(() => storage().getItem(key)),
    write: (key: string, value: string) => void attempt(() => storage().setItem(key, value)),
    remove: (key: string) => void attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
