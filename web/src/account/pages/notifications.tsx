import { useTranslation } from 'react-i18next';
import { OwnPage } from '../components/own-page.tsx';
import { OwnSection } from '../components/own-section.tsx';
import { useRead } from '../../platform/read.ts';
import { useSession } from '../../platform/session.ts';
import { Unread } from '../../platform/unread.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoticeChoices } from '../components/notice-choices.tsx';
import { NoticeRow } from '../components/notice-row.tsx';
import { notificationsQuery, useMarkRead } from '../notifications.queries.ts';
import { useMailsArrive } from '../../venue/venue.queries.ts';
import './notifications.css';

export default function Notifications() {
  const { t } = useTranslation('notifications');
  const choicesLead = t(useMailsArrive() ? 'choicesLead' : 'choicesLeadUnsent');
  return (
    <OwnPage title={t('title')} lead={t('lead')}>
      {({ muted }) => (
        <>
          <OwnSection id="notices" title={t('list')}>
            <Notices />
          </OwnSection>
          <OwnSection id="choices" title={t('choices')} lead={choicesLead}>
            <NoticeChoices muted={muted} />
          </OwnSection>
        </>
      )}
    </OwnPage>
  );
}

function Notices() {
  const { t } = useTranslation('notifications');
  const { data: notices, failed, retry } = useRead(notificationsQuery(Boolean(useSession())));
  const { mutate, isPending } = useMarkRead();
  if (failed) return <Unread onRetry={retry} />;
  if (!notices) return <Skeleton height="14rem" />;
  if (notices.length === 0) return <p className="notices-none">{t('none')}</p>;
  return (
    <>
      {notices.some(({ readAt }) => readAt === null) && (
        <Button
          look="quiet"
          size="small"
          className="notices-read"
          busy={isPending}
          onClick={() => mutate(null)}
        >
          {t('readAll')}
        </Button>
      )}
      <ul className="notices">
        {notices.map((notice) => (
          <NoticeRow
            key={notice.reference}
            notice={notice}
            onRead={() => mutate(notice.reference)}
          />
        ))}
      </ul>
    </>
  );
}
