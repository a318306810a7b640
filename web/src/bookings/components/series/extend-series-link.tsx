import type { SeriesAnswer } from '@five/shared/bookings/series/series.contract';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../../platform/messages/alerts.ts';
import { formatDay } from '../../../platform/texts/format.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDeclineSeries } from '../../series.queries.ts';
import { goOnPage } from '../../weekly-query.ts';

/**
 * Link to continue a series (a weekly booking), while its slot is reserved for the holder of the
 * series.
 */
export function ExtendSeriesLink({ series }: { series: SeriesAnswer }) {
  const { t } = useTranslation('series');
  const { locale } = useLocale();
  const { mutateAsync, isPending } = useDeclineSeries();
  const { keptUntil, goesOnFrom, reference } = series;
  if (keptUntil === null || goesOnFrom === null) return null;
  const decline = () =>
    void mutateAsync(reference)
      .then(() => showAlert({ status: 'success', message: t('list.declined') }))
      .catch((error: unknown) => showFailure(error, t('list.declineUnanswered')));
  return (
    <Notice status="primary" title={t('list.goOnTitle')}>
      <p>
        {t('list.goOnText', {
          from: formatDay(goesOnFrom, locale, 'long'),
          until: formatDay(keptUntil, locale, 'long'),
        })}
      </p>
      <div className="series-acts">
        <LocaleLink to={goOnPage(series)} className={buttonClass('primary', 'small')}>
          {t('list.goOn')}
        </LocaleLink>
        <ConfirmButton
          act={t('list.decline')}
          confirmLabel={t('list.declineDoes')}
          title={t('list.declineTitle')}
          text={t('list.declineText')}
          cancelLabel={t('list.keepKept')}
          size="small"
          busy={isPending}
          onAct={decline}
        />
      </div>
    </Notice>
  );
}
