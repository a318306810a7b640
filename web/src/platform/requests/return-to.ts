import { sessionStore } from '@five/client/browser/storage';

const KEY = 'return-to';
const ENDED_KEY = 'session-ended';

/**
 * Stores the requested page, which the login opens afterwards. If the browser refuses storage, the
 * login opens the account page instead.
 */
export function rememberPage(path: string): void {
  sessionStore.write(KEY, path);
}

/**
 * Remembers that the session ended without the user's action, so that the login page can state
 * this.
 */
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
