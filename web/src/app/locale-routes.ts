import type { Locale } from '@five/shared/locales/locale';
import { leadsToHidden, type OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';

declare global {
  interface Window {
    /** The manifest of routes that React Router's build adds to the page. */
    __reactRouterManifest?: { routes: Record<string, { path?: string }> };
  }
}

/**
 * Removes the routes of hidden pages, whose paths then show the 'not found' page, and the routes of
 * other languages; a page does not need them, because its language cannot change without a full
 * page load. The router ranks and matches all routes at every navigation.
 * Before hydration this takes a tenth of a second on a slow phone.
 */
export function keepRoutesOfPage(locale: Locale, hidden: readonly OptionalPage[]): void {
  const manifest = window.__reactRouterManifest;
  if (!manifest) return;
  manifest.routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(
      ([id, { path = '' }]) =>
        id === 'root' || (id.startsWith(`${locale}:`) && !leadsToHidden(path, hidden)),
    ),
  );
}
