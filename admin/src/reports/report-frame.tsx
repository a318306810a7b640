import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ExportButton, type Column } from '../platform/lists/export-button.tsx';
import { Loading } from '../platform/page/loading.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { may } from '../platform/tables/tables.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import type { ReportName } from './report-location.ts';
import css from './reports.module.css';

interface ReportFrameProps<Answer, Row> {
  name: ReportName;
  query: UseQueryResult<Answer>;
  /** Columns of the CSV export of the report. */
  columns: readonly Column<Row>[];
  rows: (answer: Answer) => readonly Row[];
  children: (answer: Answer) => ReactNode;
}

/** Common parts of all reports: title, export, loading and error states. */
export function ReportFrame<Answer extends object, Row>({
  name,
  query: { data, error, refetch },
  columns,
  rows,
  children,
}: ReportFrameProps<Answer, Row>) {
  const t = useTypedTranslate();
  return (
    <section className={css['report']} aria-label={t(`${name}.name`)}>
      <header>
        <div>
          <p>{t(`${name}.help`)}</p>
          {data && !may('reports.readAll') && 'to' in data && <ReportDate date={String(data.to)} />}
        </div>
        {data && <ExportButton file={name} columns={columns} read={async () => rows(data)} />}
      </header>
      <Refusal error={error} onRetry={refetch} />
      {!data && !error && <Loading />}
      {data && children(data)}
    </section>
  );
}

/** Shows the date of the report to reception, which can read only the current day. */
function ReportDate({ date }: { date: string }) {
  const t = useTypedTranslate();
  const { day } = useFormat();
  return <p>{t('reports.own_day', { date: day(date) })}</p>;
}
