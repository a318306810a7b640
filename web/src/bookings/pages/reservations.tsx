import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { arrange } from '@five/shared/bookings/own-list.rules';
import { IconRepeat } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatedReference, useScrollToBooking } from '../../platform/page/scroll-to-target.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useQueryText } from '../../platform/texts/query-text.ts';
import { useSession } from '../../platform/requests/session.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { ClosedHall } from '../../ui/art/closed-hall.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { PushOffer } from '../../venue/components/push/push-offer.tsx';
import { useWallNow } from '../../venue/use-today.ts';
import { useVenue } from '../../venue/venue.queries.ts';
import { ownBookingsQuery } from '../bookings.queries.ts';
import { ownWaitlistQuery } from '../waitlist.queries.ts';
import { CalendarFeed } from '../components/calendar-feed.tsx';
import { WaitlistEntries } from '../components/waitlist-entries.tsx';
import { MissingDetails } from '../components/visitor/missing-details.tsx';
import { Ticket } from '../components/ticket/ticket.tsx';
import './reservations.css';

export default function Reservations() {
  const { t } = useTranslation(['bookings', 'common']);
  const { data: venue } = useVenue();
  return (
    <div className="tickets">
      <title>{`${t('list.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <h1>{t('list.title')}</h1>
      <p className="tickets-weekly">
        <IconRepeat size={20} aria-hidden />
        <LocaleLink to="/account/series/list">{t('list.weekly')}</LocaleLink>
      </p>
      <WaitlistEntries />
      <Tickets />
      <MissingDetails />
    </div>
  );
}

function Tickets() {
  const { t } = useTranslation(['bookings', 'common']);
  const { data: bookings, failed, retry } = useResult(ownBookingsQuery(Boolean(useSession())));
  const created = useCreatedReference();
  const named = useQueryText('booking');
  const wallNow = useWallNow();
  const above = useResult(ownWaitlistQuery(Boolean(useSession())));
  // Unless the URL names a booking, the page scrolls to the booking that was just created. The
  // waiting list entries above the tickets may otherwise move it out of view.
  const wanted = named || created;
  useScrollToBooking(
    bookings?.some(({ reference }) => reference === wanted) && (above.data || above.failed)
      ? wanted
      : null,
  );
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!bookings)
    return (
      <>
        <Skeleton height="26rem" />
        <Skeleton height="8.3rem" />
      </>
    );
  if (bookings.length === 0) return <Nothing />;
  const { ahead, calledOff, behind } = arrange(bookings, created, wallNow());
  return (
    <>
      <h2>{t('list.upcoming')}</h2>
      {ahead.length === 0 && <p className="tickets-none">{t('list.nothingAhead')}</p>}
      {ahead.map((booking, i) => (
        <Fragment key={booking.reference}>
          <Ticket booking={booking} open={named ? booking.reference === named : i === 0} />
          {booking.reference === created && <PushOffer />}
        </Fragment>
      ))}
      <Rest title={t('list.calledOff')} bookings={calledOff} named={named} />
      <Rest title={t('list.past')} bookings={behind} named={named} />
      <CalendarFeed />
    </>
  );
}

function Rest({
  title,
  bookings,
  named,
}: {
  title: string;
  bookings: BookingAnswer[];
  named: string;
}) {
  if (bookings.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      {bookings.map((booking) => (
        <Ticket key={booking.reference} booking={booking} open={booking.reference === named} />
      ))}
    </>
  );
}

function Nothing() {
  const { t } = useTranslation(['bookings', 'common']);
  return (
    <Empty scene={<ClosedHall />} title={t('list.emptyTitle')} text={t('list.emptyText')}>
      <LocaleLink to="/account/reservations/create" className={buttonClass()}>
        {t('common:action.reserve')}
      </LocaleLink>
    </Empty>
  );
}
