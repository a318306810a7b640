import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { machine, tab } from './storage.ts';

const STORAGE_KEY = 'five-desk-session';
const ENDED_KEY = 'five-desk-ended';

export interface Session {
  token: string;
  user: UserAnswer;
}

/** For whom this tab is drawn: the name in its bar, and the rooms and acts that it offers. */
let drawnFor: string | null = null;

/** Who is at the desk on this machine, kept over a reload; null when nobody is signed in. */
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

/** The API no longer knows the session of who is at work here; who signs out is asked nothing, and told nothing. */
export function noteSessionEnd(): void {
  if (readSession() !== null) tab.write(ENDED_KEY, '1');
}

/** Whether somebody was signed out in the middle of the work in this tab, and is not back yet. */
export function wasSignedOut(): boolean {
  return tab.read(ENDED_KEY) !== null;
}

/** Somebody else signs in in another tab: what is sent from here is done in their name from then on, so this page begins anew as theirs. Who comes back themselves goes on here. */
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
