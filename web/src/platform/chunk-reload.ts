import type { Location, NavigateOptions } from 'react-router';
import { isReachable, lineIsBack } from './line.ts';
import { tab } from './storage.ts';

declare global {
  interface Window {
    /** The router of the page, as it hangs itself up. */
    __reactRouterDataRouter?: { state: { location: Location; navigation: { location?: Location } }; navigate: (to: Location, options: NavigateOptions) => Promise<void> };
  }
}

interface Told {
  /** A file is gone, and the page was reloaded for that a moment ago. */
  onRefused: () => void;
  /** There is no line: the page that was asked for opens when it is back. */
  onAway: () => void;
}

const KEY = 'chunk-reload-at';
const EVERY_MS = 60_000;

let wanted = false;
let mending = false;
let wasAway = false;
let latest: string | null = null;

/** Reloads because someone asked for it, which is always allowed. */
export function reloadPage(): void {
  wanted = true;
  location.reload();
}

/**
 * After a release the old pages name files that are gone: one reload a minute brings the new ones. Without a line a reload
 * would put the browser's error in the page's place: the page stays, and goes on when the line is back.
 * The router reloads by itself when a page's file fails, which is stopped where the browser tells of it.
 */
export function guardChunkLoads(told: Told): void {
  addEventListener('vite:preloadError', () => void mend(told));
  if (!('navigation' in globalThis)) return;
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || wanted || !event.cancelable) return;
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

/** What failed without a line fails in this page for good: what is asked for now is opened anew. */
function openAnew(): void {
  const to = wasAway ? window.__reactRouterDataRouter?.state.navigation.location : undefined;
  wanted = true;
  if (to) location.assign(hrefOf(to));
  else location.reload();
}

/** Where the router was going; it stays where it is. */
function giveUpTheWay(): string {
  const router = window.__reactRouterDataRouter;
  const to = router?.state.navigation.location;
  if (!router || !to) return location.href;
  void router.navigate(router.state.location, { replace: true, preventScrollReset: true, state: router.state.location.state as unknown });
  return hrefOf(to);
}

const hrefOf = ({ pathname, search, hash }: Location): string => new URL(pathname + search + hash, location.origin).href;

/** Only what was asked for last, and not once somebody went on to another page. */
function openLater(href: string, { onAway }: Told): void {
  wasAway = true;
  const first = latest === null;
  if (!first && (href === latest || href === location.href)) return; // another file of the same page
  onAway();
  const { pathname } = location;
  latest = href;
  if (!first) return;
  void lineIsBack(() => {
    if (latest !== null && location.pathname === pathname) location.assign(latest);
    latest = null;
  });
}

/** True at most once a minute, remembered through the reload: where that cannot be remembered, never. */
function mayReload(): boolean {
  const last = Number(tab.read(KEY) ?? 0);
  if (Date.now() - last < EVERY_MS) return false;
  tab.write(KEY, String(Date.now()));
  return tab.read(KEY) !== null && !window.storageRefused;
}
