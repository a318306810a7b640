import type { Figure } from '@five/shared/reports/reports.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOurLocale } from '../platform/i18n.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { FigureCard } from './figure-card.tsx';
import { csvSum } from './figures.rules.ts';
import { ReportFrame } from './report-frame.tsx';
import type { ReportName } from './report-place.ts';
import css from './reports.module.css';

/** A number of a report that stands on a card. */
export interface CardLine {
  name: string;
  figure: Figure;
  /** Instead of the sum. */
  value?: ReactNode;
  detail?: ReactNode;
  bar?: number;
}

interface CardsReportProps<Answer> {
  name: ReportName;
  query: UseQueryResult<Answer>;
  /** The heads of the file: what a line is, and what its sum is. */
  heads: { what: string; sum: string };
  /** What stands on top of them all; not a line of the file. */
  total?: (answer: Answer) => CardLine;
  lines: (answer: Answer) => readonly CardLine[];
}

/** A report that is a handful of numbers: a card each, and a line each in its file. */
export function CardsReport<Answer extends object>({ name, query, heads, total, lines }: CardsReportProps<Answer>) {
  const locale = useOurLocale();
  const { reports } = useOversight();
  const columns = [
    { head: heads.what, of: (line: CardLine) => line.name },
    { head: reports.count, of: ({ figure }: CardLine) => String(figure.count) },
    { head: heads.sum, of: ({ figure }: CardLine) => csvSum(figure.sum, figure.of, locale) },
  ];
  return (
    <ReportFrame name={name} query={query} columns={columns} rows={lines}>
      {(answer) => (
        <div className={css['cards']}>
          {[...(total ? [total(answer)] : []), ...lines(answer)].map((line) => <FigureCard key={line.name} {...line} />)}
        </div>
      )}
    </ReportFrame>
  );
}
