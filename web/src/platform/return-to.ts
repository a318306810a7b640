const KEY = 'return-to';

/** Keeps the page someone was going to, for after the login. */
export function rememberPage(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the login leads to the account, as if nothing had been asked for.
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
  } catch {
    // Nothing was stored.
  }
}
