import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BookingDetail } from '../bookings/booking-detail.tsx';
import { bookingQuery } from '../bookings/bookings.queries.ts';
import { useSay } from '../platform/i18n.ts';
import { bookingPage } from '../platform/paths.ts';
import { SidePanel } from '../ui/side-panel.tsx';
import { slotAt } from './board.rules.ts';
import type { useDeskPlace } from './desk-place.ts';
import css from './desk-panel.module.css';
import { ReserveForm } from './reserve-form.tsx';

interface DeskPanelProps {
  day: DeskDayAnswer;
  now: string;
  place: ReturnType<typeof useDeskPlace>;
  onClose: () => void;
}

/** What is being worked on: a booking, or a free slot about to be one. */
export function DeskPanel({ day, now, place, onClose }: DeskPanelProps) {
  const say = useSay();
  if (place.booking !== null) return <BookingPanel key="booking" reference={place.booking} day={day} now={now} onClose={onClose} />;
  if (place.slot === null) return null;
  const { pitch, wall } = place.slot;
  return (
    <SidePanel title={say('reserve.title')} closeLabel={say('panel.close')} onClose={onClose}>
      <ReserveForm
        day={day}
        slot={slotAt(day, pitch, wall)}
        now={now}
        onReserved={(booking) => place.openBooking(booking.reference)}
        onOther={place.openSlot}
      />
    </SidePanel>
  );
}

function BookingPanel({ reference, day, now, onClose }: { reference: string; day: DeskDayAnswer; now: string; onClose: () => void }) {
  const say = useSay();
  const onBoard = day.bookings.find((booking) => booking.reference === reference);
  const { data = onBoard, error } = useQuery(bookingQuery(reference));
  return (
    <SidePanel title={<PanelTitle booking={data} />} closeLabel={say('panel.close')} subject={reference} onClose={onClose}>
      {!data && <p role="status">{error ? error.message : say('panel.loading')}</p>}
      {data && <BookingDetail booking={data} now={now} />}
      {data && (
        <Link className={css['page']} to={bookingPage(reference)}>
          {say('panel.open_page')}
        </Link>
      )}
    </SidePanel>
  );
}

function PanelTitle({ booking }: { booking: BookingAnswer | undefined }) {
  const say = useSay();
  return booking ? <bdi>{booking.customer.fullName}</bdi> : say('states.slot.booking');
}
