import type { HistoryEntry } from '@five/shared/bookings/bookings.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../../platform/texts/ago.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { historyQuery } from '../../bookings.queries.ts';
import '../../../ui/disclosure.css';
import './ticket-parts.css';

/** The history of a booking, which is loaded when the player opens it. */
export function TicketHistory({ reference }: { reference: string }) {
  const { t } = useTranslation('tickets');
  const [open, setOpen] = useState(false);
  return (
    <details
      className="ticket-part disclosure"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('story.title')}</summary>
      {open && <History reference={reference} />}
    </details>
  );
}

function History({ reference }: { reference: string }) {
  const { data: entries, failed, retry } = useResult(historyQuery(reference));
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!entries) return <Skeleton height="5rem" />;
  return (
    <ol className="story">
      {entries.map((entry) => (
        <Entry key={entry.reference} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { sentence, by, reason, at } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('tickets');
  const ago = useAgo();
  return (
    <li>
      <p>{sentence}</p>
      {reason && (
        <p>
          <q>
            <bdi>{reason}</bdi>
          </q>
        </p>
      )}
      <small>
        {t(`story.by.${by}`)} · {ago(at)}
      </small>
    </li>
  );
}
