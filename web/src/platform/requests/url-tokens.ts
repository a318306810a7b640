import { DEFAULT_LOCALE, localizePath } from '@five/shared/locales/locale';
import { useLocation } from 'react-router';
import { useSession } from './session.ts';
import { sessionStore } from '@five/client/browser/storage';

/** Token and email that a link contains in its query string. */
type UrlTokens = Partial<Record<'token' | 'email', string>>;

const KEY = 'secrets';
const KEY_LITERAL = JSON.stringify(KEY);

/**
 * Inline script that runs before all other scripts and removes a token and email from the URL. They
 * are stored in the history entry, so that they are available after a reload and on 'back'. They
 * are also stored in `sessionStorage`, for the same page in another language.
 */
export const STRIP_URL_TOKENS = `(() => {
  const url = new URL(location.href);
  if (!url.searchParams.get("token")) return;
  const secrets = {};
  for (const name of ["token", "email"]) {
    const value = url.searchParams.get(name);
    if (value !== null) secrets[name] = value;
    url.searchParams.delete(name);
  }
  const path = url.pathname.replace(/^\\/(en|ar)(?=\\/|$)/, "");
  try { sessionStorage.setItem(${KEY_LITERAL}, JSON.stringify({ path, secrets })); } catch {}
  history.replaceState({ ...history.state, usr: { ...history.state?.usr, secrets } }, "", url);
})()`;

/**
 * Returns the navigation state for a page that needs a token. The token is also stored in
 * `sessionStorage`, as `STRIP_URL_TOKENS` does.
 */
export function withUrlTokens(path: string, secrets: UrlTokens): { secrets: UrlTokens } {
  sessionStore.write(KEY, JSON.stringify({ path: withoutLocale(path), secrets }));
  return { secrets };
}

/**
 * Returns a token or email that was passed to this page; empty in prerendered pages, and if none
 * was passed.
 */
export function useUrlToken(name: keyof UrlTokens): string {
  const { pathname, state } = useLocation();
  const alive = useSession() !== undefined;
  if (!alive) return '';
  return ((state as { secrets?: UrlTokens } | null)?.secrets ?? storedFor(pathname))[name] ?? '';
}

function storedFor(pathname: string): UrlTokens {
  const stored = JSON.parse(sessionStore.read(KEY) ?? 'null') as {
    path: string;
    secrets: UrlTokens;
  } | null;
  return stored?.path === withoutLocale(pathname) ? stored.secrets : {};
}

const withoutLocale = (path: string) => localizePath(path, DEFAULT_LOCALE);
