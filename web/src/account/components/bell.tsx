import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../user.queries.ts';
import { LocaleNavLink } from '../../platform/texts/locale-link.tsx';
import { useSession } from '../../platform/requests/session.ts';
import { Count } from '../../ui/count.tsx';
import './bell.css';

/**
 * Link to the page of notifications, with the number of unread notifications; nothing for visitors
 * without a session.
 */
export function Bell() {
  const { t } = useTranslation();
  const { data: user } = useUser();
  if (!useSession()) return null;
  const count = user?.unread.notifications ?? 0;
  return (
    <LocaleNavLink to="/account/notifications" className="bell">
      <IconBell size={22} aria-hidden />
      <span className="unseen">{t('nav.notifications', { count })}</span>
      <Count count={count} />
    </LocaleNavLink>
  );
}
