import { restText } from '@five/shared/subscriptions/pack-rest';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { bookingPage, packPage } from '../platform/page/paths.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { useFormat } from '../platform/texts/use-format.ts';
import { Money, Span } from '../platform/texts/formatted.tsx';
import { bookingsQuery, packsQuery, paymentsQuery } from './users.queries.ts';
import css from './users.module.css';

/** A customer's latest bookings, packs and payments. */
export function CustomerActivity({ customer }: { customer: string }) {
  const t = useTypedTranslate();
  const { date, shortDayAt } = useFormat();
  return (
    <>
      <ActivitySection title={t('people.bookings')} query={useQuery(bookingsQuery(customer))}>
        {(booking) => (
          <>
            <Link to={bookingPage(booking.reference)}>
              {shortDayAt(booking.date, booking.startTime)} · <Span {...booking} />
            </Link>
            <small>
              {t(`states.booking.${booking.status}`)} · <Money cents={booking.totalCents} />
            </small>
          </>
        )}
      </ActivitySection>
      <ActivitySection title={t('people.packs')} query={useQuery(packsQuery(customer))}>
        {(pack) => (
          <>
            <Link to={packPage(pack.reference)}>
              <bdi>{pack.name}</bdi>
            </Link>
            <small>
              {t(`states.subscription.${pack.status}`)} ·{' '}
              {t('pack.hours_left', {
                hours: restText(pack.remainingHours, pack.remainingMinutes),
              })}
            </small>
          </>
        )}
      </ActivitySection>
      <ActivitySection title={t('people.payments')} query={useQuery(paymentsQuery(customer))}>
        {(payment) => (
          <>
            <Money cents={payment.amountCents} />
            <small>
              {t(`methods.${payment.method}`)} · {date(payment.receivedOn)}
            </small>
          </>
        )}
      </ActivitySection>
    </>
  );
}

interface PartProps<Row> {
  title: string;
  query: UseQueryResult<Row[]>;
  children: (row: Row) => ReactNode;
}

/** A section with a title and a list of records. */
export function ActivitySection<Row extends { reference: string }>({
  title,
  query: { data, error, refetch },
  children,
}: PartProps<Row>) {
  const t = useTypedTranslate();
  return (
    <section className={css['part']}>
      <h2>{title}</h2>
      <Refusal error={error} onRetry={refetch} />
      {data?.length === 0 && <p>{t('people.nothing')}</p>}
      <ul>
        {data?.map((row) => (
          <li key={row.reference}>{children(row)}</li>
        ))}
      </ul>
    </section>
  );
}
