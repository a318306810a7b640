import type { CalendarFeedAnswer } from '@five/shared/calendars/calendars.contract';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../platform/alerts.ts';
import { useRead } from '../../platform/read.ts';
import { Unread } from '../../platform/unread.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { calendarFeedQuery, useEndFeed, useRenewFeed } from '../calendar.queries.ts';
import './calendar-feed.css';

/** The address at which a phone reads all matches by itself; who has it can read them, so a new one can be made. */
export function CalendarFeed() {
  const { t } = useTranslation(['tickets', 'common']);
  const { data: feed, failed, retry } = useRead(calendarFeedQuery());
  const renew = useRenewFeed();
  const end = useEndFeed();
  const told = {
    onSuccess: ({ message }: { message: string }) => showAlert({ status: 'success', message }),
    onError: (error: unknown) => showFailure(error, t('common:error.unreachable')),
  };
  if (feed === undefined) return failed ? <Unread onRetry={retry} /> : null;
  return (
    <section className="calendar-feed">
      <h2>{t('feed.title')}</h2>
      <p>{t('feed.help')}</p>
      {feed && <Address feed={feed} />}
      <div className="ticket-actions">
        <Button look="quiet" busy={renew.isPending} onClick={() => renew.mutate(undefined, told)}>{t(feed ? 'feed.renew' : 'feed.make')}</Button>
        {feed && <Button look="danger" busy={end.isPending} onClick={() => end.mutate(undefined, told)}>{t('feed.end')}</Button>}
      </div>
    </section>
  );
}

function Address({ feed: { url } }: { feed: CalendarFeedAnswer }) {
  const { t } = useTranslation(['tickets', 'common']);
  return (
    <p className="calendar-address">
      <bdi dir="ltr">{url}</bdi>
      <CopyButton text={url} label={t('feed.copy')} word={t('common:action.copy')} doneWord={t('common:action.copied')} onRefused={() => showAlert({ status: 'error', message: t('common:error.copy') })} />
    </p>
  );
}
