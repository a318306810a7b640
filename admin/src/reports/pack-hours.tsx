import type { PacksReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useOurLocale } from '../platform/i18n.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { FigureCard } from './figure-card.tsx';
import { csvSum, percentOf } from './figures.rules.ts';
import { ReportFrame } from './report-frame.tsx';
import css from './reports.module.css';
import { reportQuery } from './reports.queries.ts';

type End = PacksReport['ends'][number];

/** Hours that were paid for and are still to be played. */
export function PackHours() {
  const locale = useOurLocale();
  const { reports, rows, packs: words } = useOversight();
  const query = useQuery(reportQuery('packs', {}));
  const columns = [
    { head: rows.what, of: ({ end }: End) => words[end] },
    { head: reports.count, of: ({ figure }: End) => String(figure.count) },
    { head: words.name, of: ({ figure }: End) => csvSum(figure.sum, figure.of, locale) },
  ];
  return (
    <ReportFrame name="packs" query={query} columns={columns} rows={({ ends }) => ends}>
      {({ total, ends }) => (
        <div className={css['cards']}>
          <FigureCard name={words.total} figure={total} detail={total.count} />
          {ends.map(({ end, figure }) => <FigureCard key={end} name={words[end]} figure={figure} detail={figure.count} bar={percentOf(figure.sum, total.sum)} />)}
        </div>
      )}
    </ReportFrame>
  );
}
