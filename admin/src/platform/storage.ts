declare global {
  interface Window {
    /** The page's head found the browser's storage refused, and put one in its place that lasts as long as the page. */
    storageRefused?: true;
  }
}

/** On this machine, until it is removed. */
export const machine = guarded(() => localStorage);
/** For this tab. */
export const tab = guarded(() => sessionStorage);

/** Whether somebody who signs in is still signed in after a reload. */
export const isStorageKept = (): boolean => !window.storageRefused;

/** A browser may refuse storage, and a full one takes nothing: nothing is read then, and nothing kept. */
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
