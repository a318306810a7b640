import type { SourcesReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CardsLayout } from './cards-layout.tsx';
import { percentOf } from '../figures.rules.ts';
import type { ReportProps } from '../report-location.ts';
import { reportQuery } from '../reports.queries.ts';
import { useFigures } from '../use-figures.ts';

/** Report of bookings by source: site or reception. */
export function Sources({ days }: ReportProps) {
  const t = useTypedTranslate();
  const { sum } = useFigures();
  const query = useQuery(reportQuery('sources', days));
  const linesOf = ({ total, sources }: SourcesReport) =>
    sources.map(({ source, figure }) => {
      const share = percentOf(figure.count, total.count);
      return {
        name: t(`sources.${source}`),
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
      heads={{ what: t('sources.name'), sum: t('reports.amount') }}
      total={({ total }) => ({
        name: t('sources.total'),
        figure: total,
        value: total.count,
        detail: sum(total),
      })}
      lines={linesOf}
    />
  );
}
