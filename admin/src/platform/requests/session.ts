import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { localStore, sessionStore } from '@five/client/browser/storage';

const STORAGE_KEY = 'five-desk-session';
const ENDED_KEY = 'five-desk-ended';
/** Window event sent when the API rejects the token. */
export const SESSION_ENDED = 'five-session-ended';

export interface Session {
  token: string;
  user: UserAnswer;
}

/**
 * The account (reference and roles) for which this tab is rendered. The displayed name, sections
 * and actions depend on it.
 */
let renderedFor: string | null = null;

/**
 * The session that is stored on this machine and kept across a reload; null if no user is signed
 * in.
 */
export function readSession(): Session | null {
  const stored = localStore.read(STORAGE_KEY);
  return stored === null ? null : (JSON.parse(stored) as Session);
}

export function storeSession(session: Session): void {
  sessionStore.remove(ENDED_KEY);
  renderedFor = userOf(session);
  localStore.write(STORAGE_KEY, JSON.stringify(session));
}

export function clearSession(): void {
  renderedFor = null;
  localStore.remove(STORAGE_KEY);
}

/** Sends `SESSION_ENDED` if `error` says that the API rejects the token. */
export function emitSessionEnd(error: Error): void {
  if ('status' in error && error.status === 401) window.dispatchEvent(new Event(SESSION_ENDED));
}

/**
 * Records that the API ended the session, so that the sign-in page can state it; a sign-out by the
 * user is not recorded.
 */
export function noteSessionEnd(): void {
  if (readSession() !== null) sessionStore.write(ENDED_KEY, '1');
}

/** Whether the session of this tab ended while it was in use, without a new sign-in since. */
export function wasSignedOut(): boolean {
  return sessionStore.read(ENDED_KEY) !== null;
}

/**
 * Reloads the page when another account signs in in another tab, because requests from this tab
 * would use that account. If the account is the same, the page is not reloaded.
 */
export function reloadOnUserChange(): void {
  renderedFor = userOf(readSession());
  addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY && key !== null) return;
    const currentUser = userOf(readSession());
    if (renderedFor !== null && currentUser !== null && currentUser !== renderedFor)
      location.reload();
  });
}

function userOf(session: Session | null): string | null {
  return session && [session.user.reference, ...session.user.scope].join(' ');
}
