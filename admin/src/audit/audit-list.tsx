import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Loading } from '../platform/page/loading.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { may } from '../platform/tables/tables.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Empty } from '../ui/empty.tsx';
import overview from '../ui/layouts/overview-page.module.css';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { AUDIT_FILTERS, auditQuery, type AuditFilter } from './audit.queries.ts';
import css from './audit.module.css';

/**
 * Page of the audit trail, used when a customer disputes a fact or money is missing. The address
 * stores the filters.
 */
export function AuditList() {
  const t = useTypedTranslate();
  const [filter, setFilter] = useAuditFilter();
  const { data, error, hasNextPage, isPending, isFetching, fetchNextPage, refetch } =
    useInfiniteQuery(auditQuery(filter));
  const lines = data?.pages.flat();
  return (
    <div className={overview['page']}>
      <title>{t('audit.title')}</title>
      <header>
        <div>
          <h1>{t('audit.title')}</h1>
          <p>{may('reports.readAll') ? t('audit.help') : t('audit.own_day')}</p>
        </div>
        <AuditExport filter={filter} />
      </header>
      <AuditFilters filter={filter} onChange={setFilter} />
      <Refusal error={error} onRetry={refetch} />
      {isPending && <Loading />}
      {lines?.length === 0 && <Empty title={t('audit.none')} help={t('audit.none_help')} />}
      <ol className={css['trail']} aria-busy={isFetching}>
        {lines?.map((entry) => (
          <AuditRow key={entry.reference} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <ActionButton variant="outlined" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('rows.more')}
        </ActionButton>
      )}
    </div>
  );
}

function useAuditFilter(): [AuditFilter, (filter: AuditFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = Object.fromEntries(
    AUDIT_FILTERS.map((field) => [field, search.get(field)]).filter(([, value]) => value),
  );
  const set = (next: AuditFilter) =>
    setSearch(
      Object.entries(next).filter(([, value]) => value !== ''),
      { replace: true },
    );
  return [filter, set];
}
