import type { UnpaidReport } from '@five/shared/reports/reports.contract';
import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CardsLayout } from './cards-layout.tsx';
import { barOf } from '../figures.rules.ts';
import { reportQuery } from '../reports.queries.ts';

/** Report of amounts due, oldest first. */
export function Unpaid() {
  const t = useTypedTranslate();
  const query = useQuery(reportQuery('unpaid', {}));
  const linesOf = ({ bookings, packs }: UnpaidReport) => {
    const lines = [
      ...bookings.map(({ age, figure }) => ({ name: t(`unpaid.${age}`), figure })),
      { name: t('unpaid.packs'), figure: packs },
    ];
    const longest = Math.max(...lines.map(({ figure }) => figure.sum));
    return lines.map(({ name, figure }) => ({
      name,
      figure,
      detail: figure.count,
      bar: barOf(figure.sum, longest),
    }));
  };
  return (
    <CardsLayout
      name="unpaid"
      query={query}
      heads={{ what: t('rows.what'), sum: t('reports.amount') }}
      lines={linesOf}
    />
  );
}
