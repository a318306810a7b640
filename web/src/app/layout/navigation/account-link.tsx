import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleNavLink } from '../../../platform/texts/locale-link.tsx';
import { useSession } from '../../../platform/requests/session.ts';

/** Link to the account: the player's full name, or an icon for visitors. */
export function AccountLink() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <LocaleNavLink to="/account" className="bar-account" data-named={session ? true : undefined}>
      <IconUser size={22} aria-hidden />
      {session ? <bdi>{session.fullName}</bdi> : <span className="unseen">{t('nav.account')}</span>}
    </LocaleNavLink>
  );
}
