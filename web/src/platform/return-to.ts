const KEY = 'return-to';
const ENDED_KEY = 'session-ended';

/** Keeps the page someone was going to, for after the login. */
export function rememberPage(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the login leads to the account, as if nothing had been asked for.
  }
}

/** The session was ended elsewhere: the login says so. */
export function rememberEnd(): void {
  try {
    sessionStorage.setItem(ENDED_KEY, 'yes');
  } catch {
    // Without storage the login is silent about it.
  }
}

export function wasEnded(): boolean {
  try {
    return sessionStorage.getItem(ENDED_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberedPage(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    return path?.startsWith('/') && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}

export function takeRememberedPage(): string | null {
  const path = rememberedPage();
  forgetPage();
  return path;
}

export function forgetPage(): void {
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(ENDED_KEY);
  } catch {
    // Nothing was stored.
  }
}
