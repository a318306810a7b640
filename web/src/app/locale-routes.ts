import type { Locale } from '@five/shared/locales/locale';

declare global {
  interface Window {
    /** The router's manifest, as its build wrote it. */
    __reactRouterManifest?: { routes: Record<string, unknown> };
  }
}

/**
 * The router ranks and matches all known routes at every navigation, which takes a slow phone a
 * tenth of a second before hydration. A document has one language, so the routes of other languages
 * are removed.
 */
export function keepRoutesOfLocale(locale: Locale): void {
  const manifest = window.__reactRouterManifest;
  if (!manifest) return;
  manifest.routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(([id]) => id === 'root' || id.startsWith(`${locale}:`)),
  );
}
