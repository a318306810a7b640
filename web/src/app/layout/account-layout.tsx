import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { logout } from '../../account/account.queries.ts';
import { LocaleNavLink } from '../../platform/texts/locale-link.tsx';
import { showAlert } from '../../platform/messages/alerts.ts';
import { ApiFailure } from '@five/client/failure';
import { sendOnReconnect } from '@five/client/browser/reachable';
import { endSession, session } from '../../platform/requests/session.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNotice } from '../../venue/components/offline-notice.tsx';
import './account-layout.css';
import { ACCOUNT_PAGES } from './navigation/navigation.ts';

export default function AccountLayout() {
  const { t } = useTranslation(['common', 'account']);
  const links = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // On a phone the links scroll in one line, which must not hide the current one. Only this line is
  // scrolled: the page may have scrolled to a heading of its own.
  useEffect(() => {
    const [box, current] = [links.current, links.current?.querySelector('[aria-current]')];
    if (box && current) box.scrollBy({ left: centreOf(current) - centreOf(box) });
  }, [pathname]);
  return (
    <>
      <OfflineNotice
        say={({ day, time }) =>
          day === null
            ? t('account:offline.today', { time })
            : t('account:offline.earlier', { day, time })
        }
      />
      <div className="wrap account">
        <nav className="account-nav" aria-label={t('nav.account')}>
          <div className="account-links" ref={links}>
            {ACCOUNT_PAGES.map(({ label, ...page }) => (
              <LocaleNavLink key={page.to} {...page}>
                {t(label)}
              </LocaleNavLink>
            ))}
          </div>
          <LogoutButton />
        </nav>
        <div className="account-page">
          <Outlet />
        </div>
      </div>
    </>
  );
}

/** The horizontal centre of an element in the window, in pixels. */
function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function LogoutButton() {
  const { t } = useTranslation();
  const leave = useSignOut();
  return (
    <Button
      look="quiet"
      size="small"
      icon={<IconLogout size={18} className="points" aria-hidden />}
      busy={leave.isPending}
      onClick={() => leave.mutate()}
    >
      {t('action.logout')}
    </Button>
  );
}

/**
 * Signs out on this device immediately. If the server cannot be reached, the session on the server
 * is ended when the server responds again, before any page is loaded. Until then the token is kept
 * only in memory, so that no part of the session remains stored on the device.
 */
function useSignOut() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => logout(),
    onError: (error) => {
      const token = session()?.token;
      if (!token || !isUnanswered(error)) return;
      showAlert({ status: 'warning', message: t('error.stillOpen') });
      sendOnReconnect(() => isSignOutAnswered(token));
    },
    onSettled: () => endSession(true),
  });
}

/** Ends the session of `token` on the server; false if there was no response. */
const isSignOutAnswered = (token: string): Promise<boolean> =>
  logout(token).then(
    () => true,
    (error: unknown) => !isUnanswered(error),
  );

const isUnanswered = (error: unknown): boolean => error instanceof ApiFailure && error.unanswered;
