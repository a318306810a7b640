import { useTranslation } from 'react-i18next';
import { useUser } from '../../../account/user.queries.ts';
import { LocaleNavLink } from '../../../platform/texts/locale-link.tsx';
import { useSession } from '../../../platform/requests/session.ts';
import { Count } from '../../../ui/count.tsx';
import { CHAT_PAGE, TABS } from './navigation.ts';
import './tab-bar.css';

/** The bottom navigation bar of small screens. */
export function TabBar() {
  const { t } = useTranslation();
  const unread = useUnreadMessages();
  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      {TABS.map(({ to, label, icon: Icon }) => (
        <LocaleNavLink key={to} to={to}>
          <span className="tab-icon">
            <Icon size={24} stroke={1.8} aria-hidden />
            {to === CHAT_PAGE && <Count count={unread} />}
          </span>
          {t(label)}
          {to === CHAT_PAGE && unread > 0 && (
            <span className="unseen">{t('nav.unreadMessages', { count: unread })}</span>
          )}
        </LocaleNavLink>
      ))}
    </nav>
  );
}

/** Returns the number of unread messages of the signed-in user. */
export function useUnreadMessages(): number {
  const { data: user } = useUser();
  return useSession() ? (user?.unread.messages ?? 0) : 0;
}
