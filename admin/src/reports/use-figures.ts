import type { Figure } from '@five/shared/reports/reports.contract';
import { usePlural } from '../platform/tables/use-content-texts.ts';
import { useFormat } from '../platform/use-format.ts';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import { isMoney } from './figures.rules.ts';

const HOUR = 60;

/** Returns functions that format the numbers of reports as money or hours. */
export function useFigures() {
  const { reports } = useAdministrationTexts();
  const counted = usePlural();
  const { money } = useFormat();
  const hours = (minutes: number) => {
    const rest = minutes % HOUR;
    return counted(rest === 0 ? reports.hours : reports.hours_minutes, Math.floor(minutes / HOUR), {
      hours: Math.floor(minutes / HOUR),
      minutes: rest,
    });
  };
  const sum = ({ sum: value, of }: Pick<Figure, 'sum' | 'of'>) => {
    if (isMoney(of)) return money(value);
    return hours(of === 'minutes' ? value : value * HOUR);
  };
  return { hours, sum };
}
