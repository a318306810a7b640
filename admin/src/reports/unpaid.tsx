import type { UnpaidReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useOurLocale } from '../platform/i18n.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { FigureCard } from './figure-card.tsx';
import { barOf, csvSum } from './figures.rules.ts';
import { ReportFrame } from './report-frame.tsx';
import css from './reports.module.css';
import { reportQuery } from './reports.queries.ts';

type Line = { name: string; figure: UnpaidReport['packs'] };

/** What is still owed, the oldest being the hardest to get. */
export function Unpaid() {
  const locale = useOurLocale();
  const { reports, rows, unpaid: words } = useOversight();
  const query = useQuery(reportQuery('unpaid', {}));
  const linesOf = ({ bookings, packs }: UnpaidReport): Line[] => [...bookings.map(({ age, figure }) => ({ name: words[age], figure })), { name: words.packs, figure: packs }];
  const columns = [
    { head: rows.what, of: ({ name }: Line) => name },
    { head: reports.count, of: ({ figure }: Line) => String(figure.count) },
    { head: reports.amount, of: ({ figure }: Line) => csvSum(figure.sum, figure.of, locale) },
  ];
  return (
    <ReportFrame name="unpaid" query={query} columns={columns} rows={linesOf}>
      {(report) => {
        const lines = linesOf(report);
        const longest = Math.max(...lines.map(({ figure }) => figure.sum));
        return (
          <div className={css['cards']}>
            {lines.map(({ name, figure }) => <FigureCard key={name} name={name} figure={figure} detail={figure.count} bar={barOf(figure.sum, longest)} />)}
          </div>
        );
      }}
    </ReportFrame>
  );
}
