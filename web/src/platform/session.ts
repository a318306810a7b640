import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { localStore, sessionStore } from './storage.ts';

export interface Session {
  token: string;
  /** Stored with the token, so that the header shows the name before any response. */
  fullName: string;
}

const KEY = 'session';
/** Storage key of unsent messages. They outlive an expired session and are removed on sign-out. */
export const UNSENT_KEY = 'unsent';
/** Storage key of unsent form input of this tab; removed on sign-out. */
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

/** The name may have changed on another device. */
export function renameSession(fullName: string): void {
  const known = session();
  if (known && known.fullName !== fullName) startSession({ ...known, fullName });
}

/** `left`: the player signed out, so the current page does not ask to sign in again. */
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

/** Whether the player has just signed out; resets on read. */
export function consumeSignOut(): boolean {
  const left = isSigningOut;
  isSigningOut = false;
  return left;
}

const SessionContext = createContext<Session | null | undefined>(undefined);

/** Provides `useStoredSession()` to everything below. */
export const SessionProvider = SessionContext.Provider;

/** The session or null; `undefined` in prerendered pages and until hydration. */
export function useSession(): Session | null | undefined {
  return useContext(SessionContext);
}

/**
 * The session in this device's storage. The first read is a transition, so that the page stays
 * responsive.
 */
export function useStoredSession(): Session | null | undefined {
  const [kept, setKept] = useState<Session | null>();
  useEffect(() => {
    startTransition(() => setKept(session()));
    return subscribe(() => setKept(session()));
  }, []);
  return kept;
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

/** Another tab signed in or out. */
function onStorageChange({ key }: StorageEvent): void {
  if (key === null || key === KEY) reloadIfUserChanged();
}

/** The browser restored the page from its back/forward cache, without the events in between. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) reloadIfUserChanged();
}

/**
 * Applies the stored session. If the account changed, the page reloads, because fields and dialogs
 * contain data of the previous one.
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
    return null; // The stored value was not written by this site.
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
