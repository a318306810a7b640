import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { forgetKeptAnswers } from '@five/client/browser/kept-answers';
import { sessionStore as tabStore } from '@five/client/browser/storage';
import { createSessionStore } from '@five/client/session';

const ENDED_KEY = 'five-desk-ended';
/** Window event sent when the API rejects the token. */
export const SESSION_ENDED = 'five-session-ended';

export interface Session {
  token: string;
  user: UserAnswer;
  /** Whether the account must set up a second factor before anything else. */
  secondFactorDue?: boolean;
}

/** Displayed name, sections and actions depend on reference and roles of the account. */
const store = createSessionStore('five-desk-session', isSession, ({ user }) =>
  [user.reference, ...user.scope].join(' '),
);

/**
 * The session that is stored on this machine and kept across a reload; null if no user is signed
 * in.
 */
export const readSession = store.read;
export const clearSession = () => {
  store.write(null);
  void forgetKeptAnswers('desk');
};

/** Reloads the page when another account signs in in another tab, or this one signs out there. */
export const reloadOnUserChange = () => store.subscribe(() => undefined);

export function storeSession(session: Session): void {
  tabStore.remove(ENDED_KEY);
  void forgetKeptAnswers('desk');
  store.write(session);
}

/** Sends `SESSION_ENDED` if the API no longer accepts the token of the current session. */
export function emitSessionEnd(token: string): void {
  if (readSession()?.token === token) window.dispatchEvent(new Event(SESSION_ENDED));
}

/**
 * Records that the API ended the session, so that the sign-in page can state it; a sign-out by the
 * user is not recorded.
 */
export function noteSessionEnd(): void {
  if (readSession() !== null) tabStore.write(ENDED_KEY, '1');
}

/** Whether the session of this tab ended while it was in use, without a new sign-in since. */
export function wasSignedOut(): boolean {
  return tabStore.read(ENDED_KEY) !== null;
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'token' in value && 'user' in value;
}
