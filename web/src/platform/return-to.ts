import { sessionStore } from './storage.ts';

const KEY = 'return-to';
const ENDED_KEY = 'session-ended';

/**
 * Stores the requested page for after the login. Without storage the login leads to the account.
 */
export function rememberPage(path: string): void {
  sessionStore.write(KEY, path);
}

/** Remembers that the session was ended elsewhere, so that the login page says so. */
export function rememberSessionEnd(): void {
  sessionStore.write(ENDED_KEY, 'yes');
}

export function hasSessionEnded(): boolean {
  return sessionStore.read(ENDED_KEY) !== null;
}

export function rememberedPage(): string | null {
  const path = sessionStore.read(KEY);
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}

export function consumeRememberedPage(): string | null {
  const path = rememberedPage();
  forgetPage();
  return path;
}

export function forgetPage(): void {
  sessionStore.remove(KEY);
  sessionStore.remove(ENDED_KEY);
}
