import { isPrivatePage } from '@five/shared/auth/private-pages.rules';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from './consent.ts';
import { useSession } from '../requests/session.ts';

/**
 * The path with which this document was loaded. If that is a private page, the document's CSP
 * allows no scripts of other hosts.
 */
const openedAt = typeof location === 'undefined' ? '/' : location.pathname;
let isLoaded = false;

/**
 * Loads the script for heat maps after consent. It is loaded on public pages and for signed-out
 * visitors only, because it could read a session token. A script cannot be unloaded, so links to
 * private pages are full page loads.
 */
export function useAnalytics(): void {
  const consent = useConsent();
  const session = useSession();
  const { pathname } = useLocation();
  const isPublic = session === null && !isPrivatePage(pathname) && !isPrivatePage(openedAt);
  const url = consent?.consent === 'yes' && isPublic ? consent.url : null;
  useEffect(() => {
    if (url !== null) load(url);
  }, [url]);
  const mustLeave = Boolean(session) || isPrivatePage(pathname);
  useEffect(() => {
    if (isLoaded && mustLeave) location.reload();
  }, [mustLeave]);
}

function load(url: string): void {
  if (isLoaded) return;
  isLoaded = true;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
  addEventListener('click', reloadWithoutRouter, true);
}

/**
 * Prevents the router from handling links to private pages, so that the browser loads these pages.
 */
function reloadWithoutRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && link.origin === location.origin && isPrivatePage(link.pathname))
    event.stopPropagation();
}
