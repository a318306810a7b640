import type { Location, NavigateOptions } from 'react-router';
import { isReachable, onReconnect } from '@five/client/browser/reachable';
import { mayReload } from '@five/client/browser/chunk-reload';

declare global {
  interface Window {
    /** React Router's data router, which React Router stores on `window`. */
    __reactRouterDataRouter?: {
      state: { location: Location; navigation: { location?: Location } };
      navigate: (to: Location, options: NavigateOptions) => Promise<void>;
    };
  }
}

interface Callbacks {
  /**
   * Called if a chunk (a part of the code) is missing although the page was reloaded within the
   * last minute.
   */
  onRefused: () => void;
  /**
   * Called if the device is offline; the requested page opens when the network is available again.
   */
  onAway: () => void;
}

let requestedHref = false;
let isReloading = false;
let wasOffline = false;
let latest: string | null = null;

/**
 * Reloads the page; called when the user presses a reload button. Unlike an automatic reload, it is
 * not limited to once a minute.
 */
export function reloadPage(): void {
  requestedHref = true;
  location.reload();
}

/**
 * Handles chunks (parts of the code) that cannot be loaded. After a release, an open page refers to
 * removed chunks; a reload, at most once a minute, loads the new ones. If the device is offline, a
 * reload would replace the page by the browser's error page. In that case the page stays, and the
 * requested page opens when the network is available again. React Router would reload by itself;
 * this is prevented.
 */
export function reloadOnChunkError(callbacks: Callbacks): void {
  addEventListener('vite:preloadError', () => void reload(callbacks));
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', (event) => {
    if (
      event.navigationType !== 'reload' ||
      event.userInitiated ||
      requestedHref ||
      !event.cancelable
    )
      return;
    event.preventDefault();
    void reload(callbacks);
  });
}

async function reload(callbacks: Callbacks): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  if (!(await isReachable())) openOnReconnect(cancelNavigation(), callbacks);
  else if (mayReload()) reloadRequestedPage();
  else callbacks.onRefused();
  isReloading = false;
}

/**
 * Loads the requested page. A dynamic import that has failed keeps failing in this document, so
 * after an offline period the next navigation is a full page load.
 */
function reloadRequestedPage(): void {
  const to = wasOffline ? window.__reactRouterDataRouter?.state.navigation.location : undefined;
  requestedHref = true;
  if (to) location.assign(hrefOf(to));
  else location.reload();
}

/** Aborts the current navigation and returns its target. */
function cancelNavigation(): string {
  const router = window.__reactRouterDataRouter;
  const to = router?.state.navigation.location;
  if (!router || !to) return location.href;
  void router.navigate(router.state.location, {
    replace: true,
    preventScrollReset: true,
    state: router.state.location.state as unknown,
  });
  return hrefOf(to);
}

const hrefOf = ({ pathname, search, hash }: Location): string =>
  new URL(pathname + search + hash, location.origin).href;

/**
 * Opens the last requested page when the network is available again, unless the user has navigated
 * elsewhere.
 */
function openOnReconnect(href: string, { onAway }: Callbacks): void {
  wasOffline = true;
  const first = latest === null;
  // A chunk of the current page or of the page that opens after the reconnect has also failed. The
  // reconnect already handles this.
  if (!first && (href === latest || href === location.href)) return;
  onAway();
  const { pathname } = location;
  latest = href;
  if (!first) return;
  onReconnect(() => {
    if (latest !== null && location.pathname === pathname) location.assign(latest);
    latest = null;
  });
}
