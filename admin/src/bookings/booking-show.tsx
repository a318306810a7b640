import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { dayQuery } from '../desk/desk.queries.ts';
import { useWallNow } from '../platform/clock.ts';
import { useSay } from '../platform/i18n.ts';
import { onBoard } from '../platform/paths.ts';
import { arrive } from '../ui/arrive.ts';
import { Empty } from '../ui/empty.tsx';
import { BookingDetail } from './booking-detail.tsx';
import css from '../ui/record-page.module.css';
import { bookingQuery } from './bookings.queries.ts';

/** A booking on a page of its own: for a link in a message, or for reading in quiet. */
export function BookingShow() {
  const say = useSay();
  const { id = '' } = useParams();
  const { data: booking, error } = useQuery(bookingQuery(decodeURIComponent(id)));
  const { data: day, dataUpdatedAt } = useQuery(dayQuery(null));
  const now = useWallNow(day?.now ?? '1970-01-01T00:00', dataUpdatedAt);
  if (error && !booking) return <Empty level="h1" title={say('panel.failed')} help={error.message} />;
  if (!booking || !day) return <p role="status">{say('panel.loading')}</p>;
  const title = say('booking.title', { reference: booking.reference });
  return (
    <article ref={arrive} tabIndex={-1} className={css['page']}>
      <title>{title}</title>
      <header>
        <h1>{title}</h1>
        <Button variant="outlined" component={Link} to={onBoard(booking.reference)}>
          {say('panel.on_board')}
        </Button>
      </header>
      <div className={css['card']}>
        <h2>
          <bdi>{booking.customer.fullName}</bdi>
        </h2>
        <BookingDetail booking={booking} now={now} />
      </div>
    </article>
  );
}
