import type { CashEntryAnswer } from '@five/shared/payments/cash.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSay } from '../../platform/i18n.ts';
import { More } from '../../platform/more.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { Money } from '../../platform/when.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import css from './cash.module.css';
import { entriesQuery } from './cash.queries.ts';
import { Wall } from './drawer-facts.tsx';

/**
 * Movements of a cash session. Amounts are hidden until it is counted, so that the count is not
 * adjusted to a sum.
 */
export function CashEntries({ session, folded = false }: { session: string; folded?: boolean }) {
  const say = useSay();
  const list = useInfiniteQuery(entriesQuery(session));
  const { data, error, refetch } = list;
  const place = useFocusKept();
  const isBlind = data?.rows.some(({ amountCents }) => amountCents === null);
  return (
    <details className={css['entries']} open={!folded}>
      <summary>
        {say('cash.entries')} {data && <bdi className="figures">{data.total}</bdi>}
      </summary>
      <div ref={place} tabIndex={-1}>
        <Refusal error={data ? null : error} onRetry={refetch} />
        {data?.total === 0 && <p>{say('cash.no_entries')}</p>}
        {isBlind && <p>{say('cash.blind')}</p>}
        <ul>
          {data?.rows.map((entry) => (
            <EntryLine key={entry.reference} entry={entry} />
          ))}
        </ul>
        {data && <More list={list} left={data.total - data.rows.length} />}
      </div>
    </details>
  );
}

function EntryLine({
  entry: { kind, wall, by, reason, booking, subscription, customer, amountCents },
}: {
  entry: CashEntryAnswer;
}) {
  const say = useSay();
  return (
    <li>
      <span>
        {say(`cash.kinds.${kind}`)} {customer && <bdi>{customer}</bdi>}{' '}
        <bdi className="figures">{booking ?? subscription}</bdi>
        {reason && (
          <small>
            <bdi>{reason}</bdi>
          </small>
        )}
        <small>
          <Wall wall={wall} /> · <bdi>{by}</bdi>
        </small>
      </span>
      {amountCents !== null && (
        <strong>
          <Money cents={amountCents} />
        </strong>
      )}
    </li>
  );
}
