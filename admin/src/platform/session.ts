import type { UserAnswer } from '@five/shared/auth/auth.contract';

const STORAGE_KEY = 'five-desk-session';

export interface Session {
  token: string;
  user: UserAnswer;
}

/** Who is at the desk on this machine, kept over a reload; null when nobody is signed in. */
export function readSession(): Session | null {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === null ? null : (JSON.parse(stored) as Session);
}

export function keepSession(session: Session): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
}

export function forgetSession(): void {
  localStorage.removeItem(STORAGE_KEY);
}
