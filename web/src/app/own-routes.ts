import type { Locale } from '@five/shared/locales/locale';

declare global {
  interface Window {
    /** What the router knows of the pages, as its build wrote it. */
    __reactRouterManifest?: { routes: Record<string, unknown> };
  }
}

/**
 * The router ranks and tries all the routes it knows at every step, on a slow phone a tenth of a second before a page is
 * alive. A language lasts as long as the document, so that the pages of the others need not be known to it.
 */
export function keepRoutesOf(locale: Locale): void {
  const manifest = window.__reactRouterManifest;
  if (!manifest) return;
  manifest.routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => id === 'root' || id.startsWith(`${locale}:`)));
}
