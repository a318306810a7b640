import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSay } from '../../platform/i18n.ts';
import { More } from '../../platform/more.tsx';
import { drawerPage } from '../../platform/paths.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { useFormat } from '../../platform/use-format.ts';
import { Money } from '../../platform/when.tsx';
import cards from '../../ui/card-list.module.css';
import css from './cash.module.css';
import { closedDrawersQuery } from './cash.queries.ts';
import { DrawersFile } from './drawers-file.tsx';
import { Wall } from './drawer-facts.tsx';

/** Closed sessions, each with the result of its count. */
export function CashClosed() {
  const say = useSay();
  const list = useInfiniteQuery(closedDrawersQuery());
  const { data, error, refetch } = list;
  const { date } = useFormat();
  return (
    <section className={css['closed']}>
      <h2>{say('cash.before')}</h2>
      {data && data.total > 0 && (
        <div>
          <DrawersFile />
        </div>
      )}
      <Refusal error={data ? null : error} onRetry={refetch} />
      {data?.total === 0 && <p>{say('cash.none_before')}</p>}
      <ul className={cards['list']}>
        {data?.rows.map(({ reference, day, closedWall, closedBy, differenceCents, counts }) => (
          <li key={reference}>
            <Link to={drawerPage(reference)}>
              <span>
                <bdi>{date(day)}</bdi>
                <small>
                  {say('cash.closed')} {closedWall && <Wall wall={closedWall} />} ·{' '}
                  <bdi>{closedBy}</bdi>
                </small>
              </span>
              <span data-wrong={differenceCents !== 0 || undefined}>
                {differenceCents === 0 ? (
                  say('cash.even')
                ) : (
                  <>
                    {say('cash.difference')} <Money cents={differenceCents ?? 0} />
                  </>
                )}
                {counts.length > 1 && <small>{say('cash.times', { count: counts.length })}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data && <More list={list} left={data.total - data.rows.length} />}
    </section>
  );
}
