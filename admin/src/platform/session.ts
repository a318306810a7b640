import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { machine, tab } from './storage.ts';

const STORAGE_KEY = 'five-desk-session';
const ENDED_KEY = 'five-desk-ended';

export interface Session {
  token: string;
  user: UserAnswer;
}

/** The account for which this tab is rendered: its name, sections and actions. */
let drawnFor: string | null = null;

/** The session on this machine, kept across a reload; null when nobody is signed in. */
export function readSession(): Session | null {
  const stored = machine.read(STORAGE_KEY);
  return stored === null ? null : (JSON.parse(stored) as Session);
}

export function keepSession(session: Session): void {
  tab.remove(ENDED_KEY);
  drawnFor = whoOf(session);
  machine.write(STORAGE_KEY, JSON.stringify(session));
}

export function forgetSession(): void {
  drawnFor = null;
  machine.remove(STORAGE_KEY);
}

/** Records that the API ended the session, as opposed to a sign-out by the user. */
export function noteSessionEnd(): void {
  if (readSession() !== null) tab.write(ENDED_KEY, '1');
}

/** Whether the session of this tab ended while it was in use, and nobody has signed in since. */
export function wasSignedOut(): boolean {
  return tab.read(ENDED_KEY) !== null;
}

/**
 * When another account signs in in another tab, requests from here would be sent in its name, so
 * the page reloads for it. The same account continues here.
 */
export function followSession(): void {
  drawnFor = whoOf(readSession());
  addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY && key !== null) return;
    const who = whoOf(readSession());
    if (drawnFor !== null && who !== null && who !== drawnFor) location.reload();
  });
}

function whoOf(session: Session | null): string | null {
  return session && [session.user.reference, ...session.user.scope].join(' ');
}
