import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../components/account-page.tsx';
import { AccountSection } from '../components/account-section.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { useSession } from '../../platform/requests/session.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { NotificationSettings } from '../components/notification-settings.tsx';
import { NotificationRow } from '../components/notification-row.tsx';
import { notificationsQuery, useMarkRead } from '../notifications.queries.ts';
import { useMailsArrive } from '../../venue/venue.queries.ts';
import './notifications.css';

/** Shares its script with the card that other pages load at its moment. */
const PushSection = lazy(async () => ({
  default: (
    await import('../components/push-section.tsx').catch(() => ({ PushSection: () => null }))
  ).PushSection,
}));

export default function Notifications() {
  const { t } = useTranslation('notifications');
  const choicesLead = t(useMailsArrive() ? 'choicesLead' : 'choicesLeadUnsent');
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {({ muted }) => (
        <>
          <AccountSection id="notices" title={t('list')}>
            <NotificationList />
          </AccountSection>
          <Suspense fallback={null}>
            <PushSection />
          </Suspense>
          <AccountSection id="choices" title={t('choices')} lead={choicesLead}>
            <NotificationSettings muted={muted} />
          </AccountSection>
        </>
      )}
    </AccountPage>
  );
}

function NotificationList() {
  const { t } = useTranslation('notifications');
  const { data: notices, failed, retry } = useResult(notificationsQuery(Boolean(useSession())));
  const { mutate, isPending } = useMarkRead();
  if (failed) return <LoadFailed onRetry={retry} />;
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
          <NotificationRow
            key={notice.reference}
            notice={notice}
            onRead={() => mutate(notice.reference)}
          />
        ))}
      </ul>
    </>
  );
}
