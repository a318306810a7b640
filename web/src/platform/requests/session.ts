import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { localStore, sessionStore } from '@five/client/browser/storage';

export interface Session {
  token: string;
  /**
   * Name of the user, stored with the token so that the header shows the name before any response
   * arrives.
   */
  fullName: string;
}

const KEY = 'session';
/**
 * Storage key of unsent messages. They are kept when a session expires, and removed on sign-out.
 */
export const UNSENT_KEY = 'unsent';
/** Storage key of the unsent form input of this tab; removed on sign-out. */
export const DRAFTS_KEY = 'drafts';
const listeners = new Set<() => void>();
let current: Session | null | undefined;
let isSigningOut = false;

export function session(): Session | null {
  current ??= read();
  return current;
}

export function startSession(next: Session): void {
  current = next;
  localStore.write(KEY, JSON.stringify(next));
  notifyListeners();
}

/** Stores a new name of the user, which may have been changed on another device. */
export function renameSession(fullName: string): void {
  const known = session();
  if (known && known.fullName !== fullName) startSession({ ...known, fullName });
}

/**
 * Ends the session on this device. `left` is true after a sign-out, so that the current page does
 * not redirect to the login.
 */
export function endSession(left = false): void {
  current = null;
  isSigningOut = left;
  localStore.remove(KEY);
  if (left) {
    localStore.remove(UNSENT_KEY);
    sessionStore.remove(DRAFTS_KEY);
  }
  notifyListeners();
}

/** Whether the player has just signed out; a call resets the value. */
export function consumeSignOut(): boolean {
  const left = isSigningOut;
  isSigningOut = false;
  return left;
}

const SessionContext = createContext<Session | null | undefined>(undefined);

/** Provides the result of `useStoredSession()` to all components below. */
export const SessionProvider = SessionContext.Provider;

/** Returns the session or null; `undefined` in prerendered pages and until hydration. */
export function useSession(): Session | null | undefined {
  return useContext(SessionContext);
}

/**
 * Returns the session in the storage of this device. The first read is a transition, so that the
 * page stays responsive.
 */
export function useStoredSession(): Session | null | undefined {
  const [stored, setStored] = useState<Session | null>();
  useEffect(() => {
    startTransition(() => setStored(session()));
    return subscribe(() => setStored(session()));
  }, []);
  return stored;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', onStorageChange);
  addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorageChange);
    removeEventListener('pageshow', onPageShow);
  };
}

/** Handles a change of the storage by another tab, which signed in or out. */
function onStorageChange({ key }: StorageEvent): void {
  if (key === null || key === KEY) reloadIfUserChanged();
}

/**
 * Handles a page that the browser restored from its back/forward cache. While the page was in that
 * cache, it received no storage events of other tabs.
 */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) reloadIfUserChanged();
}

/**
 * Applies the stored session. If the account has changed, the page reloads, because fields and
 * dialogs contain data of the previous account.
 */
function reloadIfUserChanged(): void {
  const before = session();
  current = read();
  if (before && before.token !== current?.token) location.reload();
  else notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function read(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStore.read(KEY) ?? 'null');
    return isSession(stored) ? { token: stored.token, fullName: stored.fullName } : null;
  } catch {
    return null; // The stored value is not valid JSON, so this site did not write it.
  }
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'fullName' in value &&
    typeof value.fullName === 'string'
  );
}
