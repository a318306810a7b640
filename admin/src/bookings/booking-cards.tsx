import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { dayQuery } from '../desk/desk.queries.ts';
import { useWallNow } from '../platform/clock.ts';
import { useSay } from '../platform/i18n.ts';
import { bookingPage } from '../platform/paths.ts';
import { useFormat } from '../platform/use-format.ts';
import { Money, Span } from '../platform/when.tsx';
import { Empty } from '../ui/empty.tsx';
import css from './booking-list.module.css';
import { BookingTag } from './booking-tag.tsx';

/** The same rows where a table has no room. */
export function BookingCards() {
  const say = useSay();
  const { shortDay } = useFormat();
  const { data = [], isPending } = useListContext<BookingAnswer>();
  const { data: day, dataUpdatedAt } = useQuery(dayQuery(null));
  const now = useWallNow(day?.now ?? '1970-01-01T00:00', dataUpdatedAt);
  if (!isPending && data.length === 0) return <Empty title={say('list.empty')} help={say('list.empty_help')} />;
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
              {shortDay(booking.date)} · <Span {...booking} /> · <bdi>{booking.pitch}</bdi>
            </span>
            <BookingTag booking={booking} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
