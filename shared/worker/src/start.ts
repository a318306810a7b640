import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { worker } from './environment.ts';
import type { OfflineSite } from './offline-site.ts';
import { PrivateAnswers } from './private-answers.ts';
import { Shells } from './shells.ts';

/** Starts a service worker (ADR `docs/adr/0073-installed-app.md`). */
export function startWorker(site: OfflineSite): void {
  const shells = new Shells(site);
  const answers = new PrivateAnswers(site);
  // The names of the files contain a hash of their content, so that they need no revision.
  precacheAndRoute(
    PRECACHED.map((url) => ({ url, revision: null })),
    { cleanURLs: false, directoryIndex: '' },
  );
  registerRoute(new NavigationRoute((options) => openPage(options, site, { shells, answers })));
  worker.addEventListener('install', (event) => {
    // Pages of an earlier release load their scripts as before, so that nothing waits for them.
    void worker.skipWaiting();
    event.waitUntil(shells.keepForWindows());
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        shells.deleteOthers(),
        worker.clients.claim(),
        worker.registration.navigationPreload?.enable(),
      ]),
    );
  });
}

/** Opens a page from the network; only if there is no response, a stored one. */
async function openPage(
  { event, request, url: { pathname } }: RouteHandlerCallbackOptions,
  { offlinePages, insteadOf }: OfflineSite,
  { shells, answers }: { shells: Shells; answers: PrivateAnswers },
): Promise<Response> {
  try {
    const { preloadResponse } = event as FetchEvent;
    const response = ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
    event.waitUntil(shells.refresh(pathname));
    return response;
  } catch (error) {
    const shell = offlinePages.test(pathname) ? await shells.shellFor(pathname) : undefined;
    if (shell) return shell;
    const other = insteadOf(pathname);
    if (other && (await answers.isAnyKept())) return Response.redirect(other);
    throw error;
  }
}
