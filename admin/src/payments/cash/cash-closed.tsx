import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { LoadMore } from '../../platform/page/load-more.tsx';
import { drawerPage } from '../../platform/page/paths.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import cards from '../../ui/layouts/card-list.module.css';
import css from './cash.module.css';
import { closedDrawersQuery } from './cash.queries.ts';
import { DrawersExport } from './drawers-export.tsx';
import { WallTime } from './drawer-facts.tsx';

/** List of closed cash sessions, each with the result of its count. */
export function CashClosed() {
  const t = useTypedTranslate();
  const list = useInfiniteQuery(closedDrawersQuery());
  const { data, error, refetch } = list;
  const { date } = useFormat();
  return (
    <section className={css['closed']}>
      <h2>{t('cash.before')}</h2>
      {data && data.total > 0 && (
        <div>
          <DrawersExport />
        </div>
      )}
      <Refusal error={data ? null : error} onRetry={refetch} />
      {data?.total === 0 && <p>{t('cash.none_before')}</p>}
      <ul className={cards['list']}>
        {data?.rows.map(({ reference, day, closedWall, closedBy, differenceCents, counts }) => (
          <li key={reference}>
            <Link to={drawerPage(reference)}>
              <span>
                <bdi>{date(day)}</bdi>
                <small>
                  {t('cash.closed')} {closedWall && <WallTime wall={closedWall} />} ·{' '}
                  <bdi>{closedBy}</bdi>
                </small>
              </span>
              <span data-wrong={differenceCents !== 0 || undefined}>
                {differenceCents === 0 ? (
                  t('cash.even')
                ) : (
                  <>
                    {t('cash.difference')} <Money cents={differenceCents ?? 0} />
                  </>
                )}
                {counts.length > 1 && <small>{t('cash.times', { count: counts.length })}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data && <LoadMore list={list} left={data.total - data.rows.length} />}
    </section>
  );
}
