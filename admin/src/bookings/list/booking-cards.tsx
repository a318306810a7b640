import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useListContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { bookingPage } from '../../platform/page/paths.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Money, Span } from '../../platform/texts/formatted.tsx';
import { Empty } from '../../ui/empty.tsx';
import css from '../../ui/layouts/list-page.module.css';
import { BookingTag } from '../tag/booking-tag.tsx';

/** The bookings of the list as cards for narrow screens. */
export function BookingCards({ now }: { now: string }) {
  const t = useTypedTranslate();
  const { shortDayAt } = useFormat();
  const pitchName = usePitchName();
  const { data = [], isPending } = useListContext<BookingAnswer>();
  if (!isPending && data.length === 0)
    return <Empty title={t('list.empty')} help={t('list.empty_help')} />;
  return (
    <ul className={css['cards']}>
      {data.map((booking) => (
        <li key={booking.reference}>
          <Link to={bookingPage(booking.reference)}>
            <span className={css['name']}>
              <bdi>{booking.customer.fullName}</bdi>
            </span>
            <Money cents={booking.totalCents} />
            <span>
              {shortDayAt(booking.date, booking.startTime)} · <Span {...booking} /> ·{' '}
              <bdi className="nowrap">{pitchName(booking.pitch)}</bdi>
            </span>
            <BookingTag booking={booking} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
