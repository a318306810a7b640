import type { PacksReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import { CardsLayout } from './cards-layout.tsx';
import { percentOf } from './figures.rules.ts';
import { reportQuery } from './reports.queries.ts';

/** Report of pack hours that are paid and not used yet. */
export function PackHours() {
  const { rows, packs: words } = useAdministrationTexts();
  const query = useQuery(reportQuery('packs', {}));
  const linesOf = ({ total, ends }: PacksReport) =>
    ends.map(({ end, figure }) => ({
      name: words[end],
      figure,
      detail: figure.count,
      bar: percentOf(figure.sum, total.sum),
    }));
  return (
    <CardsLayout
      name="packs"
      query={query}
      heads={{ what: rows.what, sum: words.name }}
      total={({ total }) => ({ name: words.total, figure: total, detail: total.count })}
      lines={linesOf}
    />
  );
}
