import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { logout } from '../../account/account.queries.ts';
import { useLocale } from '../../platform/locale.ts';
import { LocaleNavLink } from '../../platform/locale-link.tsx';
import { endSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import './account-layout.css';
import { ACCOUNT_PAGES } from './navigation.ts';

export default function AccountLayout() {
  const { t } = useTranslation();
  return (
    <div className="wrap account">
      <nav className="account-nav" aria-label={t('nav.account')}>
        {ACCOUNT_PAGES.map(({ to, label }) => <LocaleNavLink key={to} to={to}>{t(label)}</LocaleNavLink>)}
        <LogoutButton />
      </nav>
      <div className="account-page">
        <Outlet />
      </div>
    </div>
  );
}

/** Leads home first: the guard of the present page would otherwise ask to sign in again. */
function LogoutButton() {
  const { t } = useTranslation();
  const { localize } = useLocale();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: logout,
    onSettled: async () => {
      await navigate(localize('/'));
      endSession();
    },
  });
  return (
    <Button look="quiet" size="small" icon={<IconLogout size={18} className="points" aria-hidden />} busy={leave.isPending} onClick={() => leave.mutate()}>
      {t('action.logout')}
    </Button>
  );
}
