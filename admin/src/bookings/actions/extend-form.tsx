import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { onBoard, slotOnBoard } from '../../platform/page/paths.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { CallLink } from '../../platform/lists/customers-to-call.tsx';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import { Note } from '../../ui/note.tsx';
import { movesQuery } from '../bookings.queries.ts';
import { useMove } from '../move/use-move.tsx';
import { MoveSummary } from '../move/move-summary.tsx';
import { nextHourOnOtherPitches, longerSlot, extendProblem } from '../move/moves.rules.ts';
import { useMovePrice } from '../move/use-move-price.tsx';
import { useOpeningDay } from '../move/use-opening-day.ts';

/**
 * Extends a running booking by one hour on the same pitch. The price is that of a move to the
 * longer slot. If no extension is possible, shows the reason.
 */
export function ExtendForm({ booking, onDone }: { booking: BookingAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const day = useOpeningDay(booking);
  const { data, error, refetch } = useQuery({
    ...movesQuery(booking.reference, day?.date ?? ''),
    enabled: day !== undefined,
  });
  const known = day && data?.date === day.date;
  const { slot, fields, read } = useMovePrice(
    booking,
    known ? longerSlot(data.slots, booking) : undefined,
  );
  const act = useMove(booking, t('extend.done'));
  const send = () => {
    const changes = read();
    if (changes) act.mutate(changes, { onSuccess: onDone });
  };
  return (
    <ActionForm
      title={t('extend.title')}
      submit={t('extend.submit')}
      disabled={!slot}
      act={act}
      onSubmit={send}
      onBack={onDone}
    >
      <Refusal error={error} onRetry={refetch} />
      {slot && <MoveSummary booking={booking} slot={slot} />}
      {fields}
      {known && !slot && (
        <WhyNot
          booking={booking}
          day={day}
          elsewhere={nextHourOnOtherPitches(data.slots, booking)}
        />
      )}
      {!known && !error && <Loading />}
    </ActionForm>
  );
}

function WhyNot({
  booking,
  day,
  elsewhere,
}: {
  booking: BookingAnswer;
  day: DeskDayAnswer;
  elsewhere: readonly MoveSlot[];
}) {
  const t = useTypedTranslate();
  const pitchName = usePitchName();
  const { reason, next } = extendProblem(day, booking);
  return (
    <Note tone="warning" icon={IconCalendarOff} role="alert">
      {t(`extend.${reason}`)}
      {next && (
        <p>
          <strong>
            <Span {...next} />
          </strong>{' '}
          ·{' '}
          {'customer' in next ? (
            <Link to={onBoard(next.reference)}>
              <bdi>{next.customer.fullName}</bdi>
            </Link>
          ) : (
            t(`states.slot.${next.kind}`)
          )}{' '}
          {'customer' in next && <CallLink phone={next.customer.phone} />}
        </p>
      )}
      {elsewhere.length > 0 && (
        <p>
          {t('extend.elsewhere')}{' '}
          {elsewhere.map((slot, index) => (
            <Fragment key={slot.pitch}>
              {index > 0 && '\u00a0· '}
              <Link to={slotOnBoard(slot)}>
                <bdi>{pitchName(slot.pitch)}</bdi>
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </Note>
  );
}
