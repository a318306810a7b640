const KEY = 'chunk-reload-at';
const EVERY_MS = 60_000;

let wanted = false;

/** Reloads because someone asked for it, which is always allowed. */
export function reloadPage(): void {
  wanted = true;
  location.reload();
}

/**
 * After a release the old pages name files that are gone: one reload brings the new ones.
 * The router reloads by itself when a page's file fails; both ways are held to one a minute.
 */
export function guardChunkLoads(onRefused: () => void): void {
  const watched = 'navigation' in globalThis;
  addEventListener('vite:preloadError', () => {
    if (watched || mayReload()) location.reload();
  });
  if (!watched) return;
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || wanted || !event.cancelable) return;
    if (mayReload()) return;
    event.preventDefault();
    onRefused();
  });
}

/** True at most once a minute, remembered through the reload. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < EVERY_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  return true;
}
