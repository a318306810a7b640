import type { SourcesReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import { CardsLayout } from './cards-layout.tsx';
import { percentOf } from './figures.rules.ts';
import type { ReportProps } from './report-location.ts';
import { reportQuery } from './reports.queries.ts';
import { useFigures } from './use-figures.ts';

/** Report of bookings by source: site or reception. */
export function Sources({ days }: ReportProps) {
  const { reports, sources: words } = useAdministrationTexts();
  const { sum } = useFigures();
  const query = useQuery(reportQuery('sources', days));
  const linesOf = ({ total, sources }: SourcesReport) =>
    sources.map(({ source, figure }) => {
      const share = percentOf(figure.count, total.count);
      return {
        name: words[source],
        figure,
        value: figure.count,
        detail: (
          <>
            <bdi>{share} %</bdi> · <bdi>{sum(figure)}</bdi>
          </>
        ),
        bar: share,
      };
    });
  return (
    <CardsLayout
      name="sources"
      query={query}
      heads={{ what: words.name, sum: reports.amount }}
      total={({ total }) => ({
        name: words.total,
        figure: total,
        value: total.count,
        detail: sum(total),
      })}
      lines={linesOf}
    />
  );
}
