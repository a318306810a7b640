import type { CashEntryAnswer } from '@five/shared/payments/cash.contract';
import { useQuery } from '@tanstack/react-query';
import { useSay } from '../../platform/i18n.ts';
import { Money } from '../../platform/when.tsx';
import css from './cash.module.css';
import { entriesQuery } from './cash.queries.ts';
import { Wall } from './drawer-facts.tsx';

/** What went through a drawer. While it is open the list is folded: a count is made from what lies there, not from a sum. */
export function CashEntries({ session, folded = false }: { session: string; folded?: boolean }) {
  const say = useSay();
  const { data, isError } = useQuery(entriesQuery(session));
  return (
    <details className={css['entries']} open={!folded}>
      <summary>{say('cash.entries')}</summary>
      {isError && <p>{say('payment.failed')}</p>}
      {data?.length === 0 && <p>{say('cash.no_entries')}</p>}
      <ul>{data?.map((entry) => <EntryLine key={entry.reference} entry={entry} />)}</ul>
    </details>
  );
}

function EntryLine({ entry: { kind, wall, by, reason, booking, subscription, amountCents } }: { entry: CashEntryAnswer }) {
  const say = useSay();
  return (
    <li>
      <span>
        {say(`cash.kinds.${kind}`)} <bdi className="figures">{booking ?? subscription}</bdi>
        {reason && <small><bdi>{reason}</bdi></small>}
        <small><Wall wall={wall} /> · <bdi>{by}</bdi></small>
      </span>
      <strong><Money cents={amountCents} /></strong>
    </li>
  );
}
