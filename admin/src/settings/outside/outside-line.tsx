import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Span } from '../../platform/texts/formatted.tsx';

/** Customer, date, hours and pitch of a booking in one line. */
export function OutsideLine({ booking }: { booking: BookingAnswer }) {
  const { shortDay } = useFormat();
  const pitchName = usePitchName();
  const { customer, date, pitch } = booking;
  return (
    <>
      <bdi>{customer.fullName}</bdi> · {shortDay(date)} · <Span {...booking} /> ·{' '}
      <bdi>{pitchName(pitch)}</bdi>
    </>
  );
}
