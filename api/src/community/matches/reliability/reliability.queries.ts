import { Injectable } from '@nestjs/common';
import type { ReliabilityAnswer } from '@five/shared/community/matches/reliability.contract';
import { lastDisputeDay } from '@five/shared/community/no-shows/no-shows.rules';
import { addDays } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';

const DAYS = 90;

type Entry = ReliabilityAnswer['entries'][number];

interface ReliabilityRow {
  answered: number;
  entries: Omit<Entry, 'disputeUntil'>[];
}

/**
 * Reads how reliable a customer was in matches of the last 90 days. The answer is for the customer,
 * and for captains of a squad that both belong to.
 */
@Injectable()
export class ReliabilityQueries {
  constructor(
    private readonly source: DataSource,
    private readonly venueClock: VenueClock,
  ) {}

  async of(customerId: number): Promise<ReliabilityAnswer> {
    const from = addDays(this.venueClock.today(), -DAYS);
    const [row] = await this.source.query<ReliabilityRow[]>(RELIABILITY, [
      customerId,
      from,
      this.venueClock.now(),
    ]);
    const { answered = 0, entries = [] } = row ?? {};
    const today = this.venueClock.today();
    const countOf = (kind: Entry['kind']): number =>
      entries.filter((entry) => entry.kind === kind).length;
    return {
      from,
      answered,
      came: countOf('came'),
      cancelledLate: countOf('cancelled_late'),
      noShows: countOf('no_show'),
      entries: entries.map((entry) => ({ ...entry, disputeUntil: disputeUntil(entry, today) })),
    };
  }
}

/** Last day on which the own no-show of this case can be disputed; null: not possible. */
function disputeUntil(
  { kind, date, dispute }: Omit<Entry, 'disputeUntil'>,
  today: string,
): string | null {
  const last = lastDisputeDay(date);
  return kind === 'no_show' && dispute === null && today <= last ? last : null;
}

/**
 * SQL of all cases. Who has a seat follows from the positions before the own one. No-shows and late
 * cancellations of own bookings count too.
 */
const RELIABILITY = `with answers as (
    select b.id, b.period, b.status, b.customer_id = $1 as own, b.reference, p.answer, p.left_late,
      p.id as person, p.reference as seat, p.no_show_at is not null as missed,
      p.answer = 'in' and m.size > (select count(*) from match_people o
        where o.booking_id = p.booking_id and o.position < p.position) as seated
    from match_people p join booking_matches m on m.booking_id = p.booking_id
    join bookings b on b.id = p.booking_id
    where p.customer_id = $1 and p.answer is not null
      and lower(b.period) >= $2::date and lower(b.period) < $3::timestamp
  ), cases as (
    select case when missed then 'no_show' else 'came' end as kind, id, period, own, reference,
      case when missed then seat end as seat, case when missed then person end as person
      from answers where seated and status in ('confirmed', 'completed')
      and (missed or upper(period) <= $3::timestamp)
    union all select 'cancelled_late', id, period, own, reference, null, null from answers
      where left_late and answer <> 'in' and status in ('confirmed', 'completed')
    union all select case b.status when 'no_show' then 'no_show' else 'cancelled_late' end, b.id,
      b.period, true, b.reference, null, null from bookings b
      where b.customer_id = $1 and (b.status = 'no_show' or b.status = 'cancelled' and b.forfeited)
        and lower(b.period) >= $2::date and lower(b.period) < $3::timestamp
  )
  select (select count(*) from answers) as answered, (select coalesce(jsonb_agg(jsonb_build_object(
    'kind', kind, 'date', to_char(lower(period), 'YYYY-MM-DD'),
    'startTime', to_char(lower(period), 'HH24:MI'),
    'booking', case when own then reference end, 'seat', seat, 'dispute', (select
      jsonb_build_object('state', d.state, 'note', d.note) from no_show_disputes d
      where d.booking_id = cases.id and d.person_id is not distinct from cases.person
      and d.state <> 'accepted' and kind = 'no_show'))
      order by lower(period) desc, id), '[]') from cases)
  as entries`;
