import { DEFAULT_LOCALE, localizePath } from '@five/shared/locales/locale';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { UnverifiedNotice } from '../../account/components/contact/unverified-notice.tsx';
import { ownBookingsQuery } from '../../bookings/bookings.queries.ts';
import { ownWaitlistQuery } from '../../bookings/waitlist.queries.ts';
import { keepAnswer, useOfflinePages } from '../../platform/requests/offline-pages.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { rememberPage } from '../../platform/requests/return-to.ts';
import { consumeSignOut, useSession } from '../../platform/requests/session.ts';
import { useRenewedPush } from '../../venue/components/push/use-renewed-push.ts';
import { Loader } from './loader.tsx';

const VERIFY_PAGE = '/account/verify';

/**
 * Protects the pages of the account. Visitors without a session are redirected to the login, which
 * opens the requested page after the sign-in. After a sign-out the redirect goes to the home page.
 * The prerendered pages contain no user data.
 */
export default function Guard() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const { localize } = useLocale();
  const navigate = useNavigate();
  useOfflinePages(keepTickets);
  useRenewedPush();
  const [login, home] = [localize('/auth/login'), localize('/')];
  useEffect(() => {
    if (session !== null) return;
    if (consumeSignOut()) return void navigate(home);
    rememberPage(pathname + search);
    void navigate(login, { replace: true });
  }, [session, pathname, search, login, home, navigate]);
  if (session === null) return <Loader />;
  return (
    <>
      {localizePath(pathname, DEFAULT_LOCALE) !== VERIFY_PAGE && (
        <div className="wrap guard-notice">
          <UnverifiedNotice />
        </div>
      )}
      <Outlet />
    </>
  );
}

/** Keeps what the tickets show, and the matches of the next ones. */
async function keepTickets(queryClient: QueryClient): Promise<void> {
  const bookings = ownBookingsQuery(true);
  await Promise.all([
    keepAnswer(queryClient, '/api/bookings_my_reservations', bookings),
    keepAnswer(queryClient, '/api/waiting', ownWaitlistQuery(true)),
  ]);
  const own = queryClient.getQueryData(bookings.queryKey);
  if (!own || own.length === 0) return;
  // A failure is no fault of the page: the next one tries again.
  await import('../../community/matches/keep-matches.ts')
    .then(({ keepMatches }) => keepMatches(queryClient, own))
    .catch(() => undefined);
}
