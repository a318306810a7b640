import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExportButton, type Column } from '../platform/export-button.tsx';
import { Reading } from '../platform/reading.tsx';
import { Refusal } from '../platform/refusal.tsx';
import { may } from '../platform/tables/tables.ts';
import { filled } from '../platform/tables/use-words.ts';
import { useFormat } from '../platform/use-format.ts';
import { useOversight } from '../platform/use-oversight.ts';
import type { ReportName } from './report-place.ts';
import css from './reports.module.css';

interface ReportFrameProps<Answer, Row> {
  name: ReportName;
  query: UseQueryResult<Answer>;
  /** Columns of the export. */
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
  const words = useOversight();
  return (
    <section className={css['report']} aria-label={words[name].name}>
      <header>
        <div>
          <p>{words[name].help}</p>
          {data && !may('reports.readAll') && 'to' in data && <OwnDay date={String(data.to)} />}
        </div>
        {data && <ExportButton file={name} columns={columns} read={async () => rows(data)} />}
      </header>
      <Refusal error={error} onRetry={refetch} />
      {!data && !error && <Reading />}
      {data && children(data)}
    </section>
  );
}

/** Reception can read the current day only. */
function OwnDay({ date }: { date: string }) {
  const { reports } = useOversight();
  const { day } = useFormat();
  return <p>{filled(reports.own_day, { date: day(date) })}</p>;
}
