import type { Location, NavigateOptions } from 'react-router';
import { isReachable, onReconnect } from './network.ts';
import { sessionStore } from './storage.ts';

declare global {
  interface Window {
    /** React Router's data router, as it exposes itself on `window`. */
    __reactRouterDataRouter?: {
      state: { location: Location; navigation: { location?: Location } };
      navigate: (to: Location, options: NavigateOptions) => Promise<void>;
    };
  }
}

interface Callbacks {
  /** A chunk is missing although the page was reloaded a moment ago. */
  onRefused: () => void;
  /** Offline: the requested page opens when the network is back. */
  onAway: () => void;
}

const KEY = 'chunk-reload-at';
const EVERY_MS = 60_000;

let requestedHref = false;
let isReloading = false;
let wasOffline = false;
let latest: string | null = null;

/** Reload on the user's request, which is always allowed. */
export function reloadPage(): void {
  requestedHref = true;
  location.reload();
}

/**
 * After a release old pages refer to removed chunks; one reload a minute loads the new ones.
 * Offline, a reload would replace the page by the browser's error page, so the page stays and
 * continues when the network is back. React Router reloads by itself when a chunk fails; that is
 * prevented at the browser's `vite:preloadError` event.
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

/** A failed dynamic import stays failed in this document, so the next navigation is a full load. */
function reloadRequestedPage(): void {
  const to = wasOffline ? window.__reactRouterDataRouter?.state.navigation.location : undefined;
  requestedHref = true;
  if (to) location.assign(hrefOf(to));
  else location.reload();
}

/** The target of the current navigation, which is aborted. */
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

/** Opens only the last requested page, and only if the user has not navigated elsewhere. */
function openOnReconnect(href: string, { onAway }: Callbacks): void {
  wasOffline = true;
  const first = latest === null;
  // Another chunk of the same page failed.
  if (!first && (href === latest || href === location.href)) return;
  onAway();
  const { pathname } = location;
  latest = href;
  if (!first) return;
  void onReconnect(() => {
    if (latest !== null && location.pathname === pathname) location.assign(latest);
    latest = null;
  });
}

/** True at most once a minute, remembered across the reload. False if storage is unavailable. */
function mayReload(): boolean {
  const last = Number(sessionStore.read(KEY) ?? 0);
  if (Date.now() - last < EVERY_MS) return false;
  sessionStore.write(KEY, String(Date.now()));
  return sessionStore.read(KEY) !== null && !window.storageRefused;
}
