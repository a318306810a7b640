import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { device, tab } from './storage.ts';

export interface Session {
  token: string;
  /** Kept beside the token, so that the bar names the player before any answer has come. */
  fullName: string;
}

const KEY = 'session';
/** Where messages wait that are not sent yet: they outlive a session that ran out, and go with one that its player ended. */
export const UNSENT_KEY = 'unsent';
/** Where this tab keeps what was typed into forms and not sent: gone with a session that its player ended. */
export const DRAFTS_KEY = 'drafts';
const listeners = new Set<() => void>();
let current: Session | null | undefined;
let leaving = false;

export function session(): Session | null {
  current ??= read();
  return current;
}

export function startSession(next: Session): void {
  current = next;
  device.write(KEY, JSON.stringify(next));
  tell();
}

/** The name may have been changed on another device. */
export function renameSession(fullName: string): void {
  const known = session();
  if (known && known.fullName !== fullName) startSession({ ...known, fullName });
}

/** `left`: by the player's own wish, so that the page they are on does not ask them to come back in. */
export function endSession(left = false): void {
  current = null;
  leaving = left;
  device.remove(KEY);
  if (left) {
    device.remove(UNSENT_KEY);
    tab.remove(DRAFTS_KEY);
  }
  tell();
}

/** Whether the session has just ended by the player's wish; told once. */
export function takeLeaving(): boolean {
  const left = leaving;
  leaving = false;
  return left;
}

const SessionContext = createContext<Session | null | undefined>(undefined);

/** Above all that asks for the session; its value is `useKeptSession()`. */
export const SessionProvider = SessionContext.Provider;

/** The session, or null; `undefined` in prerendered pages and until they are alive. */
export function useSession(): Session | null | undefined {
  return useContext(SessionContext);
}

/** The session as this device keeps it. Its first reading may be drawn bit by bit: the page stays responsive meanwhile. */
export function useKeptSession(): Session | null | undefined {
  const [kept, setKept] = useState<Session | null>();
  useEffect(() => {
    startTransition(() => setKept(session()));
    return subscribe(() => setKept(session()));
  }, []);
  return kept;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', adopt);
  addEventListener('pageshow', wake);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', adopt);
    removeEventListener('pageshow', wake);
  };
}

/** Another tab signed in or out. */
function adopt({ key }: StorageEvent): void {
  if (key === null || key === KEY) follow();
}

/** The browser shows again, as it stood, a page that it had put by: meanwhile it heard of nothing. */
function wake({ persisted }: PageTransitionEvent): void {
  if (persisted) follow();
}

/** What the device holds now. A page that was drawn for a session begins anew for whoever comes next: fields and dialogs hold what was known of the first. */
function follow(): void {
  const before = session();
  current = read();
  if (before && before.token !== current?.token) location.reload();
  else tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function read(): Session | null {
  try {
    const stored: unknown = JSON.parse(device.read(KEY) ?? 'null');
    return isSession(stored) ? { token: stored.token, fullName: stored.fullName } : null;
  } catch {
    return null; // Somebody else wrote under this name.
  }
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'
    && 'fullName' in value && typeof value.fullName === 'string';
}
