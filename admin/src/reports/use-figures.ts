import type { Figure } from '@five/shared/reports/reports.contract';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { isMoney } from './figures.rules.ts';

const HOUR = 60;

/** Returns functions that format the numbers of reports as money or hours. */
export function useFigures() {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const hours = (minutes: number) => {
    const rest = minutes % HOUR;
    const count = Math.floor(minutes / HOUR);
    return rest === 0
      ? t('reports.hours', { count, hours: count })
      : t('reports.hours_minutes', { count, hours: count, minutes: rest });
  };
  const sum = ({ sum: value, of }: Pick<Figure, 'sum' | 'of'>) => {
    if (isMoney(of)) return money(value);
    return hours(of === 'minutes' ? value : value * HOUR);
  };
  return { hours, sum };
}
