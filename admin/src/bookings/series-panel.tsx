import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SeriesAnswer, SeriesBookingAnswer } from '@five/shared/bookings/series.contract';
import { isToCome } from '@five/shared/bookings/bookings.codes';
import { IconBan, IconCircleCheck, IconLockOpen, IconRepeat } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSay } from '../platform/i18n.ts';
import { bookingPage } from '../platform/paths.ts';
import { Reading } from '../platform/reading.tsx';
import { ReasonForm } from '../platform/reason-form.tsx';
import { Refusal } from '../platform/refusal.tsx';
import { ToCall } from '../platform/to-call.tsx';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import { owedOf } from './owed-series.rules.ts';
import { RunsOut } from './runs-out.tsx';
import css from './series-panel.module.css';
import { cancelSeries, confirmSeries, releaseSeries, seriesQuery } from './series.queries.ts';
import { ActButton } from '../ui/act-button.tsx';

/** The series of a booking: all dates, confirmation as a whole, cancellation from this date on. */
export function SeriesPanel({ booking, reference }: { booking: BookingAnswer; reference: string }) {
  const say = useSay();
  const { data: series, error, refetch } = useQuery(seriesQuery(reference));
  if (error) return <Refusal error={error} onRetry={refetch} />;
  if (!series) return <Reading />;
  return (
    <details className={css['series']}>
      <summary>
        <IconRepeat aria-hidden size={20} />
        {say('series.of', { smart_count: series.bookings.length })} ·{' '}
        <bdi className="figures">{reference}</bdi>
      </summary>
      <OwedNote series={series} />
      <KeptNote series={series} />
      <ol>
        {series.bookings.map((date) => (
          <SeriesDate
            key={date.reference}
            date={date}
            here={date.reference === booking.reference}
          />
        ))}
      </ol>
      <SeriesActs key={booking.reference} booking={booking} series={series} />
    </details>
  );
}

/** Amount due and deadline. */
function OwedNote({ series }: { series: SeriesAnswer }) {
  const say = useSay();
  const { money } = useFormat();
  const owed = owedOf(series);
  if (owed === null) return null;
  return (
    <p>
      <strong>
        {say('owed_series.left', {
          amount: money(owed.dueCents),
          dates: say('owed_series.dates', { smart_count: owed.unpaid }),
        })}
      </strong>
      . <RunsOut series={series} next={owed.next} />
    </p>
  );
}

/** The slots after the series are reserved for its holder; staff can release them. */
function KeptNote({ series: { reference, keptUntil } }: { series: SeriesAnswer }) {
  const say = useSay();
  const { day } = useFormat();
  const release = useAct(releaseSeries, () => say('series.released'));
  if (keptUntil === null) return null;
  return (
    <>
      <p>{say('series.kept', { day: day(keptUntil) })}</p>
      <div className={css['acts']}>
        <ActButton
          variant="text"
          startIcon={<IconLockOpen aria-hidden />}
          busy={release.isPending}
          onClick={() => release.mutate(reference)}
        >
          {say('series.release')}
        </ActButton>
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
  const say = useSay();
  const { shortDay, hour, money } = useFormat();
  const pitchName = usePitchName();
  return (
    <li aria-current={here || undefined}>
      <Link to={bookingPage(reference)}>
        {shortDay(date)} · <bdi>{hour(startTime)}</bdi>
      </Link>
      <bdi>{pitchName(pitch)}</bdi>
      <span>
        {say(`states.booking.${status}`)}
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

function SeriesActs({
  booking,
  series: { reference, state },
}: {
  booking: BookingAnswer;
  series: SeriesAnswer;
}) {
  const say = useSay();
  const { day } = useFormat();
  const [cancelling, setCancelling] = useState(false);
  const confirm = useAct(confirmSeries, () => say('series.confirmed'));
  const cancel = useAct(
    (reason: string) => cancelSeries(reference, booking.date, reason),
    () => say('series.cancelled'),
  );
  const close = () => setCancelling(false);
  if (cancelling) {
    return (
      <ReasonForm
        title={say('series.cancel_title', { day: day(booking.date) })}
        help={say('series.cancel_help')}
        label={say('booking.cancel_reason')}
        submit={say('series.cancel_submit')}
        told={<ToCall customers={[booking.customer]} />}
        act={cancel}
        onDone={close}
      />
    );
  }
  return (
    <div className={css['acts']}>
      {state === 'pending' && (
        <ActButton
          variant="contained"
          startIcon={<IconCircleCheck aria-hidden />}
          busy={confirm.isPending}
          onClick={() => confirm.mutate(reference)}
        >
          {say('series.confirm')}
        </ActButton>
      )}
      {isToCome(booking.status) && (
        <Button
          variant="text"
          color="error"
          startIcon={<IconBan aria-hidden />}
          onClick={() => setCancelling(true)}
        >
          {say('series.cancel_from')}
        </Button>
      )}
      <Refusal error={confirm.error} />
    </div>
  );
}
