import { useInfiniteQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSay } from '../../platform/i18n.ts';
import { Note } from '../../ui/note.tsx';
import css from './cash.module.css';
import { entriesQuery } from './cash.queries.ts';
import { Wall } from './drawer-facts.tsx';
import { entriesSince } from './overtaken.rules.ts';

/**
 * Movements after the count. Amounts stay hidden, so that the next count is not adjusted to a sum.
 */
export function MoneySince({ session, countedAt }: { session: string; countedAt: string }) {
  const say = useSay();
  const { data } = useInfiniteQuery(entriesQuery(session));
  const since = entriesSince(data?.rows ?? [], countedAt);
  return (
    <Note tone="warning" icon={IconAlertTriangle} role="alert">
      {say('cash.overtaken')}
      {since.length > 0 && (
        <ul className={css['since']}>
          {since.map(({ reference, kind, customer, wall, by }) => (
            <li key={reference}>
              {say(`cash.kinds.${kind}`)} {customer && <bdi>{customer}</bdi>} · <Wall wall={wall} />{' '}
              · <bdi>{by}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
