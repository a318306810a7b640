import { isReachable, onReconnect } from './reachable.ts';
import { isStorageAvailable, sessionStore } from './storage.ts';

const KEY = 'chunk-reload-at';
const EVERY_MS = 60_000;

/**
 * Whether a reload after a missing chunk (a part of the code) is allowed: at most once a minute.
 * The time of the last reload is stored, so that it survives the reload. Without storage, no reload
 * is allowed.
 */
export function mayReload(): boolean {
  const last = Number(sessionStore.read(KEY) ?? 0);
  if (Date.now() - last < EVERY_MS) return false;
  sessionStore.write(KEY, String(Date.now()));
  return sessionStore.read(KEY) !== null && isStorageAvailable();
}

/**
 * Handles a chunk that cannot be loaded. After a release, an open page refers to removed chunks; a
 * reload loads the new ones. If the server cannot be reached, a reload would replace the page by
 * the browser's error page: the error is thrown again, and the page reloads once the server
 * responds, unless the user has opened another page meanwhile.
 */
export async function reloadForChunk(error: unknown): Promise<never> {
  const { href } = location;
  if (!(await isReachable())) {
    onReconnect(() => location.href === href && location.reload());
    throw error;
  }
  if (!mayReload()) throw error;
  location.reload();
  // The page is about to be replaced.
  return new Promise(() => undefined);
}
