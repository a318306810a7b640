import { useInfiniteQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { Note } from '../../../ui/note.tsx';
import css from '../cash.module.css';
import { entriesQuery } from '../cash.queries.ts';
import { WallTime } from '../drawer-facts.tsx';
import { entriesSince } from './stale-count.rules.ts';

/**
 * Cash movements after the last count. Their amounts stay hidden, so that staff cannot adjust the
 * next count to the expected total.
 */
export function EntriesSinceCount({ session, countedAt }: { session: string; countedAt: string }) {
  const t = useTypedTranslate();
  const { data } = useInfiniteQuery(entriesQuery(session));
  const since = entriesSince(data?.rows ?? [], countedAt);
  return (
    <Note tone="warning" icon={IconAlertTriangle} role="alert">
      {t('cash.overtaken')}
      {since.length > 0 && (
        <ul className={css['since']}>
          {since.map(({ reference, kind, customer, wall, by }) => (
            <li key={reference}>
              {t(`cash.kinds.${kind}`)} {customer && <bdi>{customer}</bdi>} ·{' '}
              <WallTime wall={wall} /> · <bdi>{by}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
