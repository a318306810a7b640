import type {
  SeriesAnswer,
  SeriesBookingAnswer,
} from '@five/shared/bookings/series/series.contract';
import { formatMoney } from '@five/shared/money/money';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../../platform/messages/alerts.ts';
import { formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCancelSeries } from '../../series.queries.ts';
import { usePitchName } from '../../use-pitch-name.ts';
import '../../../ui/disclosure.css';

/**
 * Dates of a series, each with a link to its ticket. Each upcoming date has a button that cancels
 * this date and all later ones.
 */
export function SeriesDates({
  series: { reference, bookings, nextDate },
  open,
}: {
  series: SeriesAnswer;
  open: boolean;
}) {
  const { t } = useTranslation('series');
  const [from, setFrom] = useState<SeriesBookingAnswer | null>(null);
  const ahead = bookings.filter(
    (one) => nextDate !== null && one.date >= nextDate && isUpcoming(one.status),
  );
  return (
    <details className="disclosure" open={open}>
      <summary>
        {t('list.dates')} · {t('create.count', { count: bookings.length })}
      </summary>
      <ol className="series-dates">
        {bookings.map((one) => (
          <DateRow
            key={one.reference}
            booking={one}
            onCancel={ahead.includes(one) ? () => setFrom(one) : null}
          />
        ))}
      </ol>
      <CancelFrom
        reference={reference}
        from={from}
        count={from ? ahead.filter(({ date }) => date >= from.date).length : 0}
        onClose={() => setFrom(null)}
      />
    </details>
  );
}

function DateRow({
  booking: { reference, date, startTime, pitch, status, totalCents, match },
  onCancel,
}: {
  booking: SeriesBookingAnswer;
  onCancel: (() => void) | null;
}) {
  const { t } = useTranslation(['series', 'states', 'bookings']);
  const { locale } = useLocale();
  const pitchName = usePitchName();
  const day = formatDayAt(date, startTime, locale, 'long');
  return (
    <li data-status={status}>
      <LocaleLink to={`/account/reservations/list?booking=${reference}`}>{day}</LocaleLink>
      <span>
        <bdi>{formatTime(startTime, locale)}</bdi> · <bdi>{pitchName(pitch)}</bdi> ·{' '}
        <bdi>{formatMoney(totalCents, locale)}</bdi> · {t(`states:booking.${status}`)}
        {onCancel && (
          <>
            {' · '}
            <LocaleLink to={match.path}>
              {t('bookings:ticket.players')}
              <span className="unseen"> · {day}</span>
            </LocaleLink>
          </>
        )}
      </span>
      {onCancel && (
        <Button look="quiet" size="small" onClick={onCancel}>
          {t('list.cancelFrom')}
          <span className="unseen"> · {day}</span>
        </Button>
      )}
    </li>
  );
}

/**
 * Dialog that confirms the cancellation of a series from the date `from` on; it is closed while
 * `from` is null.
 */
function CancelFrom({
  reference,
  from,
  count,
  onClose,
}: {
  reference: string;
  from: SeriesBookingAnswer | null;
  count: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('series');
  const { locale } = useLocale();
  const { mutateAsync, isPending } = useCancelSeries();
  const title = `cancel-${reference}`;
  const cancel = ({ date, startTime }: SeriesBookingAnswer) =>
    void mutateAsync({ reference, from: date })
      .then(() => showAlert({ status: 'success', message: t('list.cancelled') }))
      .catch((error: unknown) =>
        showFailure(
          error,
          t('list.unanswered', { date: formatDayAt(date, startTime, locale, 'long') }),
        ),
      )
      .finally(onClose);
  return (
    <Dialog labelledBy={title} open={from !== null} onClose={onClose}>
      <h2 id={title}>
        {from &&
          t('list.cancelTitle', { date: formatDayAt(from.date, from.startTime, locale, 'long') })}
      </h2>
      <p>{t('list.cancelText', { count })}</p>
      <div className="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          {t('list.keep')}
        </Button>
        <Button look="danger" busy={isPending} onClick={() => from && cancel(from)}>
          {t('list.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
