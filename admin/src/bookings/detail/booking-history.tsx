import type { HistoryEntry } from '@five/shared/bookings/bookings.contract';
import { compareWritten } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { LoadFailedPart } from '../../platform/forms/refusal.tsx';
import { useAgo } from '../../platform/texts/use-format.ts';
import css from '../../ui/layouts/record-detail.module.css';
import { historyQuery } from '../bookings.queries.ts';
import { useHistorySentence } from './use-history-sentence.ts';

/** The booking's history, newest first. */
export function BookingHistory({ reference }: { reference: string }) {
  const t = useTypedTranslate();
  const { data, error, refetch } = useQuery(historyQuery(reference));
  return (
    <section className={css['history']}>
      <h3>{t('booking.history')}</h3>
      <LoadFailedPart what={t('booking.history_failed')} error={error} onRetry={refetch} />
      {!error && data?.length === 0 && <p>{t('booking.history_empty')}</p>}
      <ol>
        {data
          ?.toSorted((one, other) => compareWritten(other.at, one.at))
          .map((entry) => (
            <HistoryLine key={entry.reference} entry={entry} />
          ))}
      </ol>
    </section>
  );
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const ago = useAgo();
  const sentence = useHistorySentence(entry);
  return (
    <li>
      <span>{sentence}</span>
      {entry.reason && (
        <q>
          <bdi>{entry.reason}</bdi>
        </q>
      )}
      <small>
        <time dateTime={entry.at}>{ago(entry.at)}</time>
      </small>
    </li>
  );
}
