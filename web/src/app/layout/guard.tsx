import { DEFAULT_LOCALE, localizePath } from '@five/shared/locales/locale';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { UnverifiedNotice } from '../../account/components/contact/unverified-notice.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { rememberPage } from '../../platform/requests/return-to.ts';
import { consumeSignOut, useSession } from '../../platform/requests/session.ts';
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
