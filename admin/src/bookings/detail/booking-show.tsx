import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { dayQuery } from '../../desk/desk.queries.ts';
import { useWallNow } from '@five/client/clock';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { onBoard } from '../../platform/page/paths.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { focusOnMount, useFocusRestore } from '../../ui/focus.ts';
import { BookingMessages } from '../../channels/booking-messages.tsx';
import { BookingDetail } from './booking-detail.tsx';
import css from '../../ui/layouts/record-page.module.css';
import { bookingQuery } from '../bookings.queries.ts';

/** A booking on its own page, for links. */
export function BookingShow() {
  const t = useTypedTranslate();
  const page = useFocusRestore<HTMLElement>('[data-acts] button, h1');
  const { id = '' } = useParams();
  const { data: booking, error, refetch } = useQuery(bookingQuery(decodeURIComponent(id)));
  const day = useQuery(dayQuery(null));
  const now = useWallNow(day);
  if (error && !booking)
    return <LoadFailed level="h1" title={t('panel.failed')} error={error} onRetry={refetch} />;
  if (day.isLoadingError)
    return (
      <LoadFailed level="h1" title={t('board.failed')} error={day.error} onRetry={day.refetch} />
    );
  if (!booking || !day.data) return <Loading />;
  const title = t('booking.title', { reference: booking.reference });
  return (
    <article ref={page} className={css['page']}>
      <title>{title}</title>
      <header>
        <h1 ref={focusOnMount} tabIndex={-1}>
          {title}
        </h1>
        <Button variant="outlined" component={Link} to={onBoard(booking.reference)}>
          {t('panel.on_board')}
        </Button>
      </header>
      <div className={css['card']}>
        <h2>
          <bdi>{booking.customer.fullName}</bdi>
        </h2>
        <BookingDetail booking={booking} now={now} />
        <BookingMessages booking={booking.reference} />
      </div>
    </article>
  );
}
