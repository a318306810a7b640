import { DEFAULT_LOCALE, localizePath } from '@five/shared/locales/locale';
import { useLocation } from 'react-router';
import { useSession } from './session.ts';
import { sessionStore } from './storage.ts';

/** The token and e-mail in an address. */
type UrlTokens = Partial<Record<'token' | 'email', string>>;

const KEY = 'secrets';
const KEY_LITERAL = JSON.stringify(KEY);

/**
 * Inlined in the page, before all other scripts: removes a token from the address. It is stored in
 * the history entry, so that reload and 'back' find it, and in the tab for the same page in another
 * language.
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

/** Navigation state for a page that needs secrets; stored like those of `STRIP_URL_TOKENS`. */
export function withUrlTokens(path: string, secrets: UrlTokens): { secrets: UrlTokens } {
  sessionStore.write(KEY, JSON.stringify({ path: withoutLocale(path), secrets }));
  return { secrets };
}

/** A secret of this page; empty in prerendered pages and if none was passed. */
export function useUrlToken(name: keyof UrlTokens): string {
  const { pathname, state } = useLocation();
  const alive = useSession() !== undefined;
  if (!alive) return '';
  return ((state as { secrets?: UrlTokens } | null)?.secrets ?? storedFor(pathname))[name] ?? '';
}

function storedFor(pathname: string): UrlTokens {
  const kept = JSON.parse(sessionStore.read(KEY) ?? 'null') as {
    path: string;
    secrets: UrlTokens;
  } | null;
  return kept?.path === withoutLocale(pathname) ? kept.secrets : {};
}

const withoutLocale = (path: string) => localizePath(path, DEFAULT_LOCALE);
