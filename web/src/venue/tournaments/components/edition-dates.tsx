import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/texts/format.ts';
import { useLocale } from '../../../platform/texts/locale.ts';

/** The dates of a tournament as a range that contains the year only once. */
export function EditionDates({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('tournaments');
  const { locale } = useLocale();
  if (from === to) return <bdi>{formatDay(to, locale, 'full')}</bdi>;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start =
    from.slice(0, 4) === to.slice(0, 4)
      ? formatDay(from, locale, sameMonth ? 'dayOfMonth' : 'dayAndMonth')
      : formatDay(from, locale, 'full');
  return <span>{t('dates', { from: start, to: formatDay(to, locale, 'full') })}</span>;
}
