import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSay } from '../platform/i18n.ts';
import { bookingPage, packPage } from '../platform/paths.ts';
import { Refusal } from '../platform/refusal.tsx';
import { may } from '../platform/tables/tables.ts';
import { useFormat } from '../platform/use-format.ts';
import { useOversight } from '../platform/use-oversight.ts';
import { Money, Span } from '../platform/when.tsx';
import { bookingsQuery, packsQuery, paymentsQuery, trailOfQuery } from './users.queries.ts';
import css from './users.module.css';

/** The latest of each: matches, packs, money, and the trail. */
export function UserStory({ user: { reference, customer } }: { user: StaffUserAnswer }) {
  const say = useSay();
  const { people } = useOversight();
  const { date, shortDay } = useFormat();
  return (
    <>
      <Part title={people.bookings} query={useQuery(bookingsQuery(customer))}>
        {(booking) => (
          <>
            <Link to={bookingPage(booking.reference)}>{shortDay(booking.date)} · <Span {...booking} /></Link>
            <small>{say(`states.booking.${booking.status}`)} · <Money cents={booking.totalCents} /></small>
          </>
        )}
      </Part>
      <Part title={people.packs} query={useQuery(packsQuery(customer))}>
        {(pack) => (
          <>
            <Link to={packPage(pack.reference)}><bdi>{pack.name}</bdi></Link>
            <small>{say(`states.subscription.${pack.status}`)} · {say('pack.hours_left', { hours: pack.remainingHours })}</small>
          </>
        )}
      </Part>
      <Part title={people.payments} query={useQuery(paymentsQuery(customer))}>
        {(payment) => (
          <>
            <Money cents={payment.amountCents} />
            <small>{say(`methods.${payment.method}`)} · {date(payment.receivedOn)}</small>
          </>
        )}
      </Part>
      {may('reports.readAll') && <Trails reference={reference} />}
    </>
  );
}

/** What was done to the account and by its owner; reception reads of the trail what they did themselves. */
function Trails({ reference }: { reference: string }) {
  const { people } = useOversight();
  return (
    <>
      <Part title={people.trail} query={useQuery(trailOfQuery({ subject: reference }))}>{(entry) => <TrailLine entry={entry} />}</Part>
      <Part title={people.acts} query={useQuery(trailOfQuery({ actor: reference }))}>{(entry) => <TrailLine entry={entry} />}</Part>
    </>
  );
}

interface PartProps<Row> {
  title: string;
  query: UseQueryResult<Row[]>;
  children: (row: Row) => ReactNode;
}

function Part<Row extends { reference: string }>({ title, query: { data, error, refetch }, children }: PartProps<Row>) {
  const { people } = useOversight();
  return (
    <section className={css['part']}>
      <h2>{title}</h2>
      <Refusal error={error} onRetry={refetch} />
      {data?.length === 0 && <p>{people.nothing}</p>}
      <ul>{data?.map((row) => <li key={row.reference}>{children(row)}</li>)}</ul>
    </section>
  );
}

function TrailLine({ entry: { sentence, subject, actor, wall } }: { entry: AuditEntryAnswer }) {
  const { audit } = useOversight();
  const { date, hour } = useFormat();
  return (
    <>
      <span><bdi>{sentence}</bdi> <bdi className="figures nowrap">{subject}</bdi></span>
      <small><bdi>{actor?.displayName ?? audit.clock}</bdi> · {date(dateOfWall(wall))} <bdi>{hour(timeOfWall(wall))}</bdi></small>
    </>
  );
}
