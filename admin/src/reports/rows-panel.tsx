import { useInfiniteQuery } from '@tanstack/react-query';
import type { Figure } from '@five/shared/reports/reports.contract';
import { Link } from 'react-router-dom';
import { allRows } from '../platform/requests/all-rows.ts';
import { ExportButton } from '../platform/lists/export-button.tsx';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { Loading } from '../platform/page/loading.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { ActionButton } from '../ui/action-button.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import type { Opened } from './figure-button.tsx';
import { csvSum, shareOf } from './figures.rules.ts';
import { rowsQuery, type FigureRow } from './reports.queries.ts';
import css from './rows-panel.module.css';
import { useFigures } from './use-figures.ts';
import { useRowSummary } from './use-row-summary.ts';

/**
 * Panel that lists the bookings, payments or packs from which a number of a report is computed.
 * Their values add up to the number.
 */
export function RowsPanel({
  opened: { name, figure },
  onClose,
}: {
  opened: Opened;
  onClose: () => void;
}) {
  const t = useTypedTranslate();
  return (
    <SidePanel
      title={name}
      closeLabel={t('rows.close')}
      subject={name + JSON.stringify(figure.rows)}
      onClose={onClose}
    >
      <Rows key={JSON.stringify(figure.rows)} figure={figure} />
    </SidePanel>
  );
}

function Rows({ figure }: { figure: Figure }) {
  const t = useTypedTranslate();
  const { sum } = useFigures();
  const { data, error, hasNextPage, isPending, isFetching, fetchNextPage, refetch } =
    useInfiniteQuery(rowsQuery(figure));
  const rows = data?.pages.flat() ?? [];
  if (figure.count === 0) return <p>{t('rows.none')}</p>;
  return (
    <>
      <dl className={css['sum']}>
        <dt>{t('rows.sum')}</dt>
        <dd>
          <bdi>{figure.count}</bdi> ·{' '}
          <strong>
            <bdi>{sum(figure)}</bdi>
          </strong>
        </dd>
      </dl>
      <RowsExport figure={figure} />
      <Refusal error={error} onRetry={refetch} />
      {isPending && <Loading />}
      <ul className={css['rows']}>
        {rows.map((row) => (
          <ReportRow key={row.reference} row={row} figure={figure} />
        ))}
      </ul>
      {hasNextPage && (
        <ActionButton
          fullWidth
          variant="outlined"
          busy={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {t('rows.more')}
        </ActionButton>
      )}
    </>
  );
}

function ReportRow({ row, figure }: { row: FigureRow; figure: Figure }) {
  const { sum } = useFigures();
  const { person, what, when, path } = useRowSummary()(row);
  return (
    <li>
      <Link to={path}>
        <span>
          <bdi>{person}</bdi>
        </span>
        <small>
          {what !== null && (
            <>
              <bdi>{what}</bdi> ·{' '}
            </>
          )}
          {when !== null && (
            <>
              <bdi>{when}</bdi> ·{' '}
            </>
          )}
          <bdi className="nowrap">{row.reference}</bdi>
        </small>
      </Link>
      <strong>
        <bdi>{sum({ sum: shareOf(row, figure), of: figure.of })}</bdi>
      </strong>
    </li>
  );
}

function RowsExport({ figure }: { figure: Figure }) {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const summaryOf = useRowSummary();
  const columns = [
    { head: t('rows.reference'), of: (row: FigureRow) => row.reference },
    { head: t('rows.who'), of: (row: FigureRow) => summaryOf(row).person },
    { head: t('rows.what'), of: (row: FigureRow) => summaryOf(row).what ?? '' },
    { head: t('rows.when'), of: (row: FigureRow) => summaryOf(row).written },
    {
      head: t('rows.value'),
      of: (row: FigureRow) => csvSum(shareOf(row, figure), figure.of, locale),
    },
  ];
  return (
    <p>
      <ExportButton
        file={figure.rows.list}
        columns={columns}
        read={() => allRows(figure.rows.list, figure.rows.filter)}
      />
    </p>
  );
}
