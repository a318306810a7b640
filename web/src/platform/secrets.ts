import { DEFAULT_LOCALE, localizePath } from '@five/shared/locales/locale';
import { useLocation } from 'react-router';
import { useSession } from './session.ts';
import { tab } from './storage.ts';

/** The token and e-mail in an address. */
type Secrets = Partial<Record<'token' | 'email', string>>;

const KEY = 'secrets';

/**
 * Inlined in the page, before all other scripts: removes a token from the address. It is stored in
 * the history entry, so that reload and 'back' find it, and in the tab for the same page in another
 * language.
 */
export const TAKE_SECRETS = `(() => {
  const url = new URL(location.href);
  if (!url.searchParams.get("token")) return;
  const secrets = {};
  for (const name of ["token", "email"]) {
    const value = url.searchParams.get(name);
    if (value !== null) secrets[name] = value;
    url.searchParams.delete(name);
  }
  const path = url.pathname.replace(/^\\/(en|ar)(?=\\/|$)/, "");
  try { sessionStorage.setItem(${JSON.stringify(KEY)}, JSON.stringify({ path, secrets })); } catch {}
  history.replaceState({ ...history.state, usr: { ...history.state?.usr, secrets } }, "", url);
})()`;

/** Navigation state for a page that needs secrets; stored like those of `TAKE_SECRETS`. */
export function withSecrets(path: string, secrets: Secrets): { secrets: Secrets } {
  tab.write(KEY, JSON.stringify({ path: bare(path), secrets }));
  return { secrets };
}

/** A secret of this page; empty in prerendered pages and if none was passed. */
export function usePageSecret(name: keyof Secrets): string {
  const { pathname, state } = useLocation();
  const alive = useSession() !== undefined;
  if (!alive) return '';
  return ((state as { secrets?: Secrets } | null)?.secrets ?? keptFor(pathname))[name] ?? '';
}

function keptFor(pathname: string): Secrets {
  const kept = JSON.parse(tab.read(KEY) ?? 'null') as { path: string; secrets: Secrets } | null;
  return kept?.path === bare(pathname) ? kept.secrets : {};
}

const bare = (path: string) => localizePath(path, DEFAULT_LOCALE);
