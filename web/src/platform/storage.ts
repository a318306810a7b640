declare global {
  interface Window {
    /** The page's head found the browser's storage refused, and put one in its place that lasts as long as the page. */
    storageRefused?: true;
  }
}

/** On this device, until it is removed. */
export const device = guarded(() => localStorage);
/** For this tab. */
export const tab = guarded(() => sessionStorage);

/** A browser may refuse storage, and a full one takes nothing: nothing is read then, and nothing kept. */
function guarded(storage: () => Storage) {
  return {
    read: (key: string) => attempt(() => storage().getItem(key)),
    write: (key: string, value: string) => void attempt(() => storage().setItem(key, value)),
    remove: (key: string) => void attempt(() => storage().removeItem(key)),
  };
}

/** Where storage lasts as long as the page, the next page of this tab gets it: its head reads the window's name and empties it. */
export function carryStorage(): void {
  if (window.storageRefused) window.name = `storage:${JSON.stringify({ localStorage, sessionStorage })}`;
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
