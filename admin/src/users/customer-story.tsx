import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSay } from '../platform/i18n.ts';
import { bookingPage, packPage } from '../platform/paths.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useFormat } from '../platform/use-format.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { Money, Span } from '../platform/when.tsx';
import { bookingsQuery, packsQuery, paymentsQuery } from './users.queries.ts';
import css from './users.module.css';

/** A customer's latest bookings, packs and payments. */
export function CustomerStory({ customer }: { customer: string }) {
  const say = useSay();
  const { people } = useOversight();
  const { date, shortDayAt } = useFormat();
  return (
    <>
      <Part title={people.bookings} query={useQuery(bookingsQuery(customer))}>
        {(booking) => (
          <>
            <Link to={bookingPage(booking.reference)}>
              {shortDayAt(booking.date, booking.startTime)} · <Span {...booking} />
            </Link>
            <small>
              {say(`states.booking.${booking.status}`)} · <Money cents={booking.totalCents} />
            </small>
          </>
        )}
      </Part>
      <Part title={people.packs} query={useQuery(packsQuery(customer))}>
        {(pack) => (
          <>
            <Link to={packPage(pack.reference)}>
              <bdi>{pack.name}</bdi>
            </Link>
            <small>
              {say(`states.subscription.${pack.status}`)} ·{' '}
              {say('pack.hours_left', { hours: pack.remainingHours })}
            </small>
          </>
        )}
      </Part>
      <Part title={people.payments} query={useQuery(paymentsQuery(customer))}>
        {(payment) => (
          <>
            <Money cents={payment.amountCents} />
            <small>
              {say(`methods.${payment.method}`)} · {date(payment.receivedOn)}
            </small>
          </>
        )}
      </Part>
    </>
  );
}

interface PartProps<Row> {
  title: string;
  query: UseQueryResult<Row[]>;
  children: (row: Row) => ReactNode;
}

/** A titled list. */
export function Part<Row extends { reference: string }>({
  title,
  query: { data, error, refetch },
  children,
}: PartProps<Row>) {
  const { people } = useOversight();
  return (
    <section className={css['part']}>
      <h2>{title}</h2>
      <Refusal error={error} onRetry={refetch} />
      {data?.length === 0 && <p>{people.nothing}</p>}
      <ul>
        {data?.map((row) => (
          <li key={row.reference}>{children(row)}</li>
        ))}
      </ul>
    </section>
  );
}
