import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type {
  SeriesAnswer,
  SeriesBookingAnswer,
} from '@five/shared/bookings/series/series.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { IconBan, IconCircleCheck, IconLockOpen, IconRepeat } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { bookingPage } from '../../platform/page/paths.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { ReasonForm } from '../../platform/forms/reason-form.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { CustomersToCall } from '../../platform/lists/customers-to-call.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { unpaidDatesOf } from './unpaid-series.rules.ts';
import { NextExpiry } from '../detail/next-expiry.tsx';
import css from './series-panel.module.css';
import { cancelSeries, confirmSeries, releaseSeries, seriesQuery } from './series.queries.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/**
 * The series of a booking with all its dates. Buttons confirm the whole series, or cancel this
 * booking and the later dates.
 */
export function SeriesPanel({ booking, reference }: { booking: BookingAnswer; reference: string }) {
  const t = useTypedTranslate();
  const { data: series, error, refetch } = useQuery(seriesQuery(reference));
  if (error) return <Refusal error={error} onRetry={refetch} />;
  if (!series) return <Loading />;
  return (
    <details className={css['series']}>
      <summary>
        <IconRepeat aria-hidden size={20} />
        {t('series.of', { count: series.bookings.length })} ·{' '}
        <bdi className="figures">{reference}</bdi>
      </summary>
      <UnpaidNote series={series} />
      <KeptPaymentNote series={series} />
      <ol>
        {series.bookings.map((date) => (
          <SeriesDate
            key={date.reference}
            date={date}
            here={date.reference === booking.reference}
          />
        ))}
      </ol>
      <SeriesActions key={booking.reference} booking={booking} series={series} />
    </details>
  );
}

/** Amount due and payment deadline of a series. */
function UnpaidNote({ series }: { series: SeriesAnswer }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const unpaid = unpaidDatesOf(series);
  if (unpaid === null) return null;
  return (
    <p>
      <strong>
        {t('owed_series.left', {
          amount: money(unpaid.dueCents),
          dates: t('owed_series.dates', { count: unpaid.unpaid }),
        })}
      </strong>
      . <NextExpiry series={series} next={unpaid.next} />
    </p>
  );
}

/**
 * States until which date the weekly slots after the end of the series are reserved for its
 * customer. Staff can release these slots.
 */
function KeptPaymentNote({ series: { reference, keptUntil } }: { series: SeriesAnswer }) {
  const t = useTypedTranslate();
  const { day } = useFormat();
  const release = useAction(releaseSeries, () => t('series.released'));
  if (keptUntil === null) return null;
  return (
    <>
      <p>{t('series.kept', { day: day(keptUntil) })}</p>
      <div className={css['acts']}>
        <ActionButton
          variant="text"
          startIcon={<IconLockOpen aria-hidden />}
          busy={release.isPending}
          onClick={() => release.mutate(reference)}
        >
          {t('series.release')}
        </ActionButton>
        <Refusal error={release.error} />
      </div>
    </>
  );
}

function SeriesDate({
  date: { reference, date, startTime, pitch, status, dueCents },
  here,
}: {
  date: SeriesBookingAnswer;
  here: boolean;
}) {
  const t = useTypedTranslate();
  const { shortDay, hour, money } = useFormat();
  const pitchName = usePitchName();
  return (
    <li aria-current={here || undefined}>
      <Link to={bookingPage(reference)}>
        {shortDay(date)} · <bdi>{hour(startTime)}</bdi>
      </Link>
      <bdi>{pitchName(pitch)}</bdi>
      <span>
        {t(`states.booking.${status}`)}
        {dueCents > 0 && (
          <>
            {' '}
            · <bdi>{money(dueCents)}</bdi>
          </>
        )}
      </span>
    </li>
  );
}

function SeriesActions({
  booking,
  series: { reference, state },
}: {
  booking: BookingAnswer;
  series: SeriesAnswer;
}) {
  const t = useTypedTranslate();
  const [cancelling, setCancelling] = useState(false);
  const confirm = useAction(confirmSeries, () => t('series.confirmed'));
  const cancel = useAction(
    (reason: string) => cancelSeries(reference, booking.date, reason),
    () => t('series.cancelled'),
  );
  const close = () => setCancelling(false);
  if (cancelling) {
    return <CancelSeriesForm booking={booking} act={cancel} onDone={close} />;
  }
  return (
    <div className={css['acts']}>
      {state === 'pending' && (
        <ActionButton
          variant="contained"
          startIcon={<IconCircleCheck aria-hidden />}
          busy={confirm.isPending}
          onClick={() => confirm.mutate(reference)}
        >
          {t('series.confirm')}
        </ActionButton>
      )}
      {isUpcoming(booking.status) && (
        <Button
          variant="text"
          color="error"
          startIcon={<IconBan aria-hidden />}
          onClick={() => setCancelling(true)}
        >
          {t('series.cancel_from')}
        </Button>
      )}
      <Refusal error={confirm.error} />
    </div>
  );
}

/** Cancels the dates of the series from this booking on. */
function CancelSeriesForm({
  booking,
  act,
  onDone,
}: {
  booking: BookingAnswer;
  act: UseMutationResult<unknown, Error, string>;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const { day } = useFormat();
  return (
    <ReasonForm
      title={t('series.cancel_title', { day: day(booking.date) })}
      help={t('series.cancel_help')}
      label={t('booking.cancel_reason')}
      submit={t('series.cancel_submit')}
      notice={<CustomersToCall customers={[booking.customer]} />}
      act={act}
      onDone={onDone}
    />
  );
}
