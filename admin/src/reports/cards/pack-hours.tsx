import type { PacksReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CardsLayout } from './cards-layout.tsx';
import { percentOf } from '../figures.rules.ts';
import { reportQuery } from '../reports.queries.ts';

/** Report of pack hours that are paid and not used yet. */
export function PackHours() {
  const t = useTypedTranslate();
  const query = useQuery(reportQuery('packs', {}));
  const linesOf = ({ total, ends }: PacksReport) =>
    ends.map(({ end, figure }) => ({
      name: t(`packs.${end}`),
      figure,
      detail: figure.count,
      bar: percentOf(figure.sum, total.sum),
    }));
  return (
    <CardsLayout
      name="packs"
      query={query}
      heads={{ what: t('rows.what'), sum: t('packs.name') }}
      total={({ total }) => ({ name: t('packs.total'), figure: total, detail: total.count })}
      lines={linesOf}
    />
  );
}
