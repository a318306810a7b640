import { googleSubscriptionLink, subscriptionLink } from '@five/shared/calendars/calendar-links';
import type { CalendarFeedAnswer } from '@five/shared/calendars/calendars.contract';
import { IconBrandGoogle, IconCalendarPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../platform/messages/alerts.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { calendarFeedQuery, useEndFeed, useRenewFeed } from '../calendar.queries.ts';
import './calendar-feed.css';

/**
 * Section with the URL of the account's calendar feed. Anyone with the URL can read all matches, so
 * the user can replace the URL.
 */
export function CalendarFeed() {
  const { t } = useTranslation(['tickets', 'common']);
  const { data: feed, failed, retry } = useResult(calendarFeedQuery());
  const acts = { renew: useRenewFeed(), end: useEndFeed() };
  const [pendingAction, setPendingAction] = useState<keyof typeof acts | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const run = (act: keyof typeof acts) =>
    void acts[act]
      .mutateAsync()
      .then(({ message }) => showAlert({ status: 'success', message }))
      .catch((error: unknown) => showFailure(error, t('common:error.unreachable')))
      .finally(() => setPendingAction(null));
  const closed = () => {
    setPendingAction(null);
    // When the URL of the feed is deleted, the button that opened the dialog disappears. The focus
    // then moves to the first button that remains in this section.
    if (document.activeElement === document.body) buttons.current?.querySelector('button')?.focus();
  };
  if (feed === undefined) return failed ? <LoadFailed onRetry={retry} /> : null;
  return (
    <section className="calendar-feed">
      <h2>{t('feed.title')}</h2>
      <p>{t('feed.help')}</p>
      {feed && <Address feed={feed} />}
      <div className="ticket-actions" ref={buttons}>
        <Button
          look="quiet"
          {...(feed && QUESTIONS)}
          busy={!feed && acts.renew.isPending}
          onClick={() => (feed ? setPendingAction('renew') : run('renew'))}
        >
          {t(feed ? 'feed.renew' : 'feed.make')}
        </Button>
        {feed && (
          <Button look="danger" {...QUESTIONS} onClick={() => setPendingAction('end')}>
            {t('feed.end')}
          </Button>
        )}
      </div>
      <Dialog labelledBy="calendar-lost" open={pendingAction !== null} onClose={closed}>
        {pendingAction && (
          <Question
            act={pendingAction}
            busy={acts[pendingAction].isPending}
            onConfirm={() => run(pendingAction)}
            onCancel={() => setPendingAction(null)}
          />
        )}
      </Dialog>
    </section>
  );
}

const QUESTIONS = { 'aria-haspopup': 'dialog' } as const;

interface QuestionProps {
  act: 'renew' | 'end';
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Dialog that requests confirmation before a feed URL is replaced or removed, because calendars
 * that subscribe to the URL stop updating.
 */
function Question({ act, busy, onConfirm, onCancel }: QuestionProps) {
  const { t } = useTranslation('tickets');
  return (
    <>
      <h2 id="calendar-lost">{t(`feed.question.${act}`)}</h2>
      <p>{t('feed.warning')}</p>
      <div className="dialog-actions">
        <Button autoFocus look="quiet" onClick={onCancel}>
          {t('feed.keep')}
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {t(`feed.${act}`)}
        </Button>
      </div>
    </>
  );
}

/** The URL to copy, and links that subscribe the calendar of the device, or Google Calendar. */
function Address({ feed: { url } }: { feed: CalendarFeedAnswer }) {
  const { t } = useTranslation(['tickets', 'common']);
  return (
    <>
      <p className="calendar-address">
        <bdi dir="ltr">{url}</bdi>
        <CopyButton
          text={url}
          label={t('feed.copy')}
          shortLabel={t('common:action.copy')}
          doneLabel={t('common:action.copied')}
          onRefused={() => showAlert({ status: 'error', message: t('common:error.copy') })}
        />
      </p>
      <div className="ticket-actions">
        <a className={buttonClass()} href={subscriptionLink(url)}>
          <IconCalendarPlus size={20} aria-hidden />
          <span>{t('feed.subscribe')}</span>
        </a>
        <a
          className={buttonClass('quiet')}
          href={googleSubscriptionLink(url)}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandGoogle size={20} aria-hidden />
          <span>{t('papers.google')}</span>
        </a>
      </div>
    </>
  );
}
