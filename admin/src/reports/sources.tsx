import type { SourcesReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useOurLocale } from '../platform/i18n.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { FigureCard } from './figure-card.tsx';
import { csvSum, percentOf } from './figures.rules.ts';
import { ReportFrame } from './report-frame.tsx';
import type { ReportProps } from './report-list.tsx';
import css from './reports.module.css';
import { reportQuery } from './reports.queries.ts';
import { useFigures } from './use-figures.ts';

type Source = SourcesReport['sources'][number];

/** Who books on the site, and who calls. */
export function Sources({ days }: ReportProps) {
  const locale = useOurLocale();
  const { reports, sources: words } = useOversight();
  const { sum } = useFigures();
  const query = useQuery(reportQuery('sources', days));
  const columns = [
    { head: words.name, of: ({ source }: Source) => words[source] },
    { head: reports.count, of: ({ figure }: Source) => String(figure.count) },
    { head: reports.amount, of: ({ figure }: Source) => csvSum(figure.sum, figure.of, locale) },
  ];
  return (
    <ReportFrame name="sources" query={query} columns={columns} rows={({ sources }) => sources}>
      {({ total, sources }) => (
        <div className={css['cards']}>
          <FigureCard name={words.total} figure={total} value={total.count} detail={sum(total)} />
          {sources.map(({ source, figure }) => {
            const share = percentOf(figure.count, total.count);
            return <FigureCard key={source} name={words[source]} figure={figure} value={figure.count} detail={<><bdi>{share} %</bdi> · <bdi>{sum(figure)}</bdi></>} bar={share} />;
          })}
        </div>
      )}
    </ReportFrame>
  );
}
