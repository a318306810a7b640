import { tab } from './storage.ts';

const KEY = 'return-to';
const ENDED_KEY = 'session-ended';

/**
 * Stores the requested page for after the login. Without storage the login leads to the account.
 */
export function rememberPage(path: string): void {
  tab.write(KEY, path);
}

/** The session was ended elsewhere; the login page says so. */
export function rememberEnd(): void {
  tab.write(ENDED_KEY, 'yes');
}

export function wasEnded(): boolean {
  return tab.read(ENDED_KEY) !== null;
}

export function rememberedPage(): string | null {
  const path = tab.read(KEY);
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}

export function takeRememberedPage(): string | null {
  const path = rememberedPage();
  forgetPage();
  return path;
}

export function forgetPage(): void {
  tab.remove(KEY);
  tab.remove(ENDED_KEY);
}
