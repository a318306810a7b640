import type { Figure } from '@five/shared/reports/reports.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppLocale, useTypedTranslate } from '../../platform/texts/i18n.ts';
import { FigureCard } from '../figure-card.tsx';
import { csvSum } from '../figures.rules.ts';
import { ReportFrame } from '../report-frame.tsx';
import type { ReportName } from '../report-location.ts';
import css from '../reports.module.css';

/** A number of a report, shown on a card. */
export interface CardLine {
  name: string;
  figure: Figure;
  /** Content displayed instead of the formatted sum of `figure`. */
  value?: ReactNode;
  detail?: ReactNode;
  bar?: number;
}

interface CardsLayoutProps<Answer> {
  name: ReportName;
  query: UseQueryResult<Answer>;
  /** Headers of the two columns of the export: item and amount. */
  heads: { what: string; sum: string };
  /** Returns the total that is shown above the cards; the total is not exported. */
  total?: (answer: Answer) => CardLine;
  lines: (answer: Answer) => readonly CardLine[];
}

/**
 * A report of a few numbers: one card for each number, and one line for each number in the export.
 */
export function CardsLayout<Answer extends object>({
  name,
  query,
  heads,
  total,
  lines,
}: CardsLayoutProps<Answer>) {
  const locale = useAppLocale();
  const t = useTypedTranslate();
  const columns = [
    { head: heads.what, of: (line: CardLine) => line.name },
    { head: t('reports.count'), of: ({ figure }: CardLine) => String(figure.count) },
    { head: heads.sum, of: ({ figure }: CardLine) => csvSum(figure.sum, figure.of, locale) },
  ];
  return (
    <ReportFrame name={name} query={query} columns={columns} rows={lines}>
      {(answer) => (
        <div className={css['cards']}>
          {[...(total ? [total(answer)] : []), ...lines(answer)].map((line) => (
            <FigureCard key={line.name} {...line} />
          ))}
        </div>
      )}
    </ReportFrame>
  );
}
