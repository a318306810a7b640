import { isPrivatePage } from '@five/shared/auth/private-pages.rules';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from './consent.ts';
import { useSession } from './session.ts';

/** The page that the document was sent for: the policy of a private one lets no other host in. */
const openedAt = typeof location === 'undefined' ? '/' : location.pathname;
let isLoaded = false;

/**
 * Loads the heat-map script after consent, on public pages and for visitors who are not signed in: it could read the token of a
 * session. A script that runs cannot be taken back, so what is private opens as a document of its own.
 */
export function useMeasuring(): void {
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
  addEventListener('click', leaveWholly, true);
}

/** The router does not hear of a press on a link to a private page: the browser follows it. */
function leaveWholly(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && link.origin === location.origin && isPrivatePage(link.pathname)) event.stopPropagation();
}
