import { IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleNavLink } from '../../../platform/texts/locale-link.tsx';
import { useSession } from '../../../platform/requests/session.ts';
import { Count } from '../../../ui/count.tsx';
import { CHAT_PAGE } from './navigation.ts';
import { useUnreadMessages } from './tab-bar.tsx';

/** Link to the messages, for screens without the bottom bar. */
export function ChatLink() {
  const { t } = useTranslation();
  const unread = useUnreadMessages();
  if (!useSession()) return null;
  return (
    <LocaleNavLink to={CHAT_PAGE} className="bell bar-chat">
      <IconMessages size={22} aria-hidden />
      <span className="unseen">
        {t('nav.messages')}
        {unread > 0 && `, ${t('nav.unreadMessages', { count: unread })}`}
      </span>
      <Count count={unread} />
    </LocaleNavLink>
  );
}
