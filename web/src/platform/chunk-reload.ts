import type { Location, NavigateOptions } from 'react-router';
import { isReachable, lineIsBack } from './line.ts';
import { tab } from './storage.ts';

declare global {
  interface Window {
    /** React Router's data router, as it exposes itself on `window`. */
    __reactRouterDataRouter?: {
      state: { location: Location; navigation: { location?: Location } };
      navigate: (to: Location, options: NavigateOptions) => Promise<void>;
    };
  }
}

interface Told {
  /** A chunk is missing although the page was reloaded a moment ago. */
  onRefused: () => void;
  /** Offline: the requested page opens when the network is back. */
  onAway: () => void;
}

const KEY = 'chunk-reload-at';
const EVERY_MS = 60_000;

let wanted = false;
let mending = false;
let wasAway = false;
let latest: string | null = null;

/** Reload on the user's request, which is always allowed. */
export function reloadPage(): void {
  wanted = true;
  location.reload();
}

/**
 * After a release old pages refer to removed chunks; one reload a minute loads the new ones.
 * Offline, a reload would replace the page by the browser's error page, so the page stays and
 * continues when the network is back. React Router reloads by itself when a chunk fails; that is
 * prevented at the browser's `vite:preloadError` event.
 */
export function guardChunkLoads(told: Told): void {
  addEventListener('vite:preloadError', () => void mend(told));
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || wanted || !event.cancelable)
      return;
    event.preventDefault();
    void mend(told);
  });
}

async function mend(told: Told): Promise<void> {
  if (mending) return;
  mending = true;
  if (!(await isReachable())) openLater(giveUpTheWay(), told);
  else if (mayReload()) openAnew();
  else told.onRefused();
  mending = false;
}

/** A failed dynamic import stays failed in this document, so the next navigation is a full load. */
function openAnew(): void {
  const to = wasAway ? window.__reactRouterDataRouter?.state.navigation.location : undefined;
  wanted = true;
  if (to) location.assign(hrefOf(to));
  else location.reload();
}

/** The target of the current navigation, which is aborted. */
function giveUpTheWay(): string {
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
function openLater(href: string, { onAway }: Told): void {
  wasAway = true;
  const first = latest === null;
  // Another chunk of the same page.
  if (!first && (href === latest || href === location.href)) return;
  onAway();
  const { pathname } = location;
  latest = href;
  if (!first) return;
  void lineIsBack(() => {
    if (latest !== null && location.pathname === pathname) location.assign(latest);
    latest = null;
  });
}

/** True at most once a minute, remembered across the reload. False if storage is unavailable. */
function mayReload(): boolean {
  const last = Number(tab.read(KEY) ?? 0);
  if (Date.now() - last < EVERY_MS) return false;
  tab.write(KEY, String(Date.now()));
  return tab.read(KEY) !== null && !window.storageRefused;
}
