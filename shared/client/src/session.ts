import { localStore } from './browser/storage.ts';

/**
 * The session of this device, which all tabs share.
 * @param key storage key of the session, which only one site uses
 * @param isSession whether a stored value is a session of this version of the site
 * @param accountOf returns a text that differs between accounts; the page is rendered for one
 */
export function createSessionStore<Session>(
  key: string,
  isSession: (stored: unknown) => stored is Session,
  accountOf: (session: Session) => string,
) {
  const listeners = new Set<() => void>();
  // The session for which this tab is rendered. It is kept in memory, so that a sign-in in another
  // tab does not change the account of the requests of this tab.
  let current: Session | null | undefined;

  const stored = (): Session | null => {
    try {
      const value: unknown = JSON.parse(localStore.read(key) ?? 'null');
      return isSession(value) ? value : null;
    } catch {
      return null; // The stored value is not valid JSON, so the site did not write it.
    }
  };
  const read = (): Session | null => (current ??= stored());
  const notify = () => listeners.forEach((listener) => listener());

  /**
   * Applies the stored session. If another account has signed in or this one has signed out, the
   * page reloads, because fields and dialogs contain data of the previous account.
   */
  const applyStored = () => {
    const before = read();
    current = stored();
    if (before && accountOf(before) !== (current && accountOf(current))) location.reload();
    else notify();
  };
  /** Handles a change of the storage by another tab. */
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) applyStored();
  };
  /**
   * Handles a page that the browser restored from its back/forward cache. While the page was in
   * that cache, it received no storage events of other tabs.
   */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) applyStored();
  };

  return {
    read,
    /** Stores a new session; null ends the session on this device. */
    write: (next: Session | null) => {
      current = next;
      if (next) localStore.write(key, JSON.stringify(next));
      else localStore.remove(key);
      notify();
    },
    /** Follows changes in this tab and in other tabs; returns a function that ends this. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      addEventListener('storage', onStorage);
      addEventListener('pageshow', onPageShow);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
