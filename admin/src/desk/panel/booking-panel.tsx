import { isLive } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { periodOf, wallOf } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BookingDetail } from '../../bookings/detail/booking-detail.tsx';
import { bookingQuery } from '../../bookings/bookings.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { bookingPage } from '../../platform/page/paths.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { BackToBlock, BlockHere } from '../forms/block-here.tsx';
import css from './desk-panel.module.css';
import { JoinWaitlist } from '../forms/join-waitlist.tsx';
import { RebookButton } from '../forms/rebook-button.tsx';
import type { Draft } from '../forms/use-reserve-draft.ts';
import type { Blocking } from '../forms/use-blocking.ts';
import { WaitlistBelow } from '../waitlist/waitlist-below.tsx';

interface BookingPanelProps {
  blocking: Blocking;
  reference: string;
  day: DeskDayAnswer;
  now: string;
  onClose: () => void;
  onMoved: (reference: string) => void;
  onAgain: (booking: BookingAnswer, days: number, draft: Draft) => void;
}

/**
 * Panel of a booking with its actions, the waiting list of its slot, and a button to block the
 * slot.
 */
export function BookingPanel({
  reference,
  day,
  now,
  blocking,
  onClose,
  onMoved,
  onAgain,
}: BookingPanelProps) {
  const t = useTypedTranslate();
  const onBoard = day.bookings.find((booking) => booking.reference === reference);
  const { data = onBoard, error, refetch } = useQuery(bookingQuery(reference));
  const again = data && onBoard && (
    <RebookButton booking={data} now={now} onAgain={(days, draft) => onAgain(data, days, draft)} />
  );
  return (
    <SidePanel
      title={<PanelTitle booking={data} />}
      closeLabel={t('panel.close')}
      subject={reference}
      onClose={onClose}
    >
      {!data && (error ? <Refusal error={error} onRetry={refetch} /> : <Loading />)}
      <BackToBlock blocking={blocking} />
      {data && (
        <BookingDetail
          booking={data}
          now={now}
          inPanel
          onMoved={() => onMoved(reference)}
          onBoardAct={again}
        />
      )}
      {data && (
        <SlotOfBooking
          booking={data}
          day={day}
          now={now}
          isOnBoard={onBoard !== undefined}
          blocking={blocking}
        />
      )}
      {data && (
        <Link className={css['page']} to={bookingPage(reference)}>
          {t('panel.open_page')}
        </Link>
      )}
    </SidePanel>
  );
}

/** The waiting list of the booking's slot, and a button to block the slot. */
function SlotOfBooking({
  booking,
  day,
  now,
  isOnBoard,
  blocking,
}: Pick<BookingPanelProps, 'day' | 'now' | 'blocking'> & {
  booking: BookingAnswer;
  isOnBoard: boolean;
}) {
  const { reference, status, date, startTime, endTime } = booking;
  return (
    <>
      <WaitlistBelow openingDay={day.date} slot={booking} />
      {isLive(status) && wallOf(date, startTime) > now && (
        <JoinWaitlist key={reference} slot={booking} />
      )}
      {isOnBoard && (
        <BlockHere
          day={day}
          slot={booking}
          from={reference}
          isOver={periodOf(date, startTime, endTime).end <= now || !isLive(status)}
          blocking={blocking}
        />
      )}
    </>
  );
}

function PanelTitle({ booking }: { booking: BookingAnswer | undefined }) {
  const t = useTypedTranslate();
  return booking ? <bdi>{booking.customer.fullName}</bdi> : t('states.slot.booking');
}
