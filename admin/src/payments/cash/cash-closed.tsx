import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSay } from '../../platform/i18n.ts';
import { Money } from '../../platform/when.tsx';
import css from './cash.module.css';
import { closedDrawersQuery } from './cash.queries.ts';
import { Wall } from './drawer-facts.tsx';

/** The days before, each with how its count came out. */
export function CashClosed() {
  const say = useSay();
  const { data } = useQuery(closedDrawersQuery());
  return (
    <section className={css['closed']}>
      <h2>{say('cash.before')}</h2>
      {data?.length === 0 && <p>{say('cash.none_before')}</p>}
      <ul>
        {data?.map(({ reference, closedWall, closedBy, differenceCents }) => (
          <li key={reference}>
            <Link to={`/cash_sessions/${reference}/show`}>
              <span>
                {closedWall && <Wall wall={closedWall} />}
                <small><bdi>{closedBy}</bdi></small>
              </span>
              <span data-wrong={differenceCents !== 0 || undefined}>
                {differenceCents === 0 ? say('cash.even') : <>{say('cash.difference')} <Money cents={differenceCents ?? 0} /></>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
