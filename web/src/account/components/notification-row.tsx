import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import type { NoticeKind } from '@five/shared/notifications/notifications.codes';
import {
  IconAt,
  IconBallFootball,
  IconBell,
  IconCalendarEvent,
  IconCash,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconMessage,
  IconRepeat,
  IconSwitchHorizontal,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../platform/texts/ago.ts';
import { useIsShown } from '../../platform/page/hidden-pages.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { pageOf } from '../notification-page.ts';

const ICONS: Record<NoticeKind, typeof IconBell> = {
  confirmed: IconCircleCheck,
  expiring: IconClock,
  expired: IconCircleX,
  changed: IconSwitchHorizontal,
  payment: IconCash,
  tomorrow: IconCalendarEvent,
  pack: IconHourglass,
  series: IconRepeat,
  message: IconMessage,
  mention: IconAt,
  match: IconBallFootball,
  waiting: IconUsersGroup,
};

interface Props {
  notice: NotificationAnswer;
  onRead: () => void;
}

/**
 * A notification. A press opens the page that the notification is about, and marks the notification
 * as read.
 */
export function NotificationRow({ notice, onRead }: Props) {
  const { t } = useTranslation('notifications');
  const ago = useAgo();
  const isShown = useIsShown();
  const { text, kind, createdAt, readAt } = notice;
  const Icon = kind ? ICONS[kind] : IconBell;
  const to = pageOf(notice);
  const content = (
    <>
      {withWholeReferences(text)}
      {readAt === null && <span className="unseen"> {t('new')}</span>}
    </>
  );
  return (
    <li data-unread={readAt === null || undefined}>
      <Icon size={22} aria-hidden />
      <div>
        {to && isShown(to) ? (
          <LocaleLink to={to} onClick={readAt === null ? onRead : undefined}>
            {content}
          </LocaleLink>
        ) : (
          content
        )}
        <small>{ago(createdAt)}</small>
      </div>
    </li>
  );
}

/**
 * Prevents line breaks at the hyphen of a reference (letters, a hyphen, eight characters), because
 * users read references out over the phone.
 */
function withWholeReferences(text: string): ReactNode[] {
  return text.split(/([A-Z]{1,3}-[0-9A-Z]{8})/).map((part, i) =>
    i % 2 ? (
      <span key={i} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
