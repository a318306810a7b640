import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { localStore, sessionStore } from '@five/client/browser/storage';
import { createSessionStore } from '@five/client/session';

export interface Session {
  token: string;
  /**
   * Name of the user, stored with the token so that the header shows the name before any response
   * arrives.
   */
  fullName: string;
}

export const SESSION_KEY = 'session';
/**
 * Storage key of unsent messages. They are kept when a session expires, and removed on sign-out.
 */
export const UNSENT_KEY = 'unsent';
/** Storage key of the unsent form input of this tab; removed on sign-out. */
export const DRAFTS_KEY = 'drafts';

const store = createSessionStore(SESSION_KEY, isSession, ({ token }) => token);
let isSigningOut = false;

export const session = store.read;
export const startSession = store.write;

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
  isSigningOut = left;
  if (left) {
    localStore.remove(UNSENT_KEY);
    sessionStore.remove(DRAFTS_KEY);
  }
  store.write(null);
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
    return store.subscribe(() => setStored(session()));
  }, []);
  return stored;
}

function isSession(stored: unknown): stored is Session {
  const { token, fullName } = (stored ?? {}) as Partial<Session>;
  return typeof token === 'string' && typeof fullName === 'string';
}
