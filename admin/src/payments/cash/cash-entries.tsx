import type { CashEntryAnswer } from '@five/shared/payments/cash/cash.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { LoadMore } from '../../platform/page/load-more.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Money } from '../../platform/texts/formatted.tsx';
import { useFocusRestore } from '../../ui/focus.ts';
import css from './cash.module.css';
import { entriesQuery } from './cash.queries.ts';
import { WallTime } from './drawer-facts.tsx';

/**
 * Cash movements of a session. Their amounts are hidden until the cash is counted, so that staff
 * cannot adjust their count to the expected total.
 */
export function CashEntries({ session, folded = false }: { session: string; folded?: boolean }) {
  const t = useTypedTranslate();
  const list = useInfiniteQuery(entriesQuery(session));
  const { data, error, refetch } = list;
  const place = useFocusRestore();
  const isBlind = data?.rows.some(({ amountCents }) => amountCents === null);
  return (
    <details className={css['entries']} open={!folded}>
      <summary>
        {t('cash.entries')} {data && <bdi className="figures">{data.total}</bdi>}
      </summary>
      <div ref={place} tabIndex={-1}>
        <Refusal error={data ? null : error} onRetry={refetch} />
        {data?.total === 0 && <p>{t('cash.no_entries')}</p>}
        {isBlind && <p>{t('cash.blind')}</p>}
        <ul>
          {data?.rows.map((entry) => (
            <EntryLine key={entry.reference} entry={entry} />
          ))}
        </ul>
        {data && <LoadMore list={list} left={data.total - data.rows.length} />}
      </div>
    </details>
  );
}

function EntryLine({
  entry: { kind, wall, by, reason, booking, subscription, customer, amountCents },
}: {
  entry: CashEntryAnswer;
}) {
  const t = useTypedTranslate();
  return (
    <li>
      <span>
        {t(`cash.kinds.${kind}`)} {customer && <bdi>{customer}</bdi>}{' '}
        <bdi className="figures">{booking ?? subscription}</bdi>
        {reason && (
          <small>
            <bdi>{reason}</bdi>
          </small>
        )}
        <small>
          <WallTime wall={wall} /> · <bdi>{by}</bdi>
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
