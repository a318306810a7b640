import { LIVE } from './booking-invariants.ts';

const MATCH_PERIOD =
  `tsrange(m.date + m.start_time::time, m.date + m.end_time::time + case
  when ` + `m.end_time <= m.start_time then interval '1 day' else interval '0' end)`;

/** Invariants of pitch occupancies. */
export const OCCUPANCY_INVARIANTS: Record<string, string> = {
  'no two of those on a pitch overlap': `
    select holder from (select holder, lower(period) < max(upper(period)) over (partition by
    pitch_id order by lower(period), id
      rows between unbounded preceding and 1 preceding) as collides from occupancies) o
      where collides`,
  'the database itself refuses overlaps': `
    select 'occupancies_no_overlap' where not exists (select from pg_constraint
    where conname = 'occupancies_no_overlap' and contype = 'x' and convalidated)`,
  'a live booking holds its pitch for its time': `
    select b.reference from bookings b left join occupancies o on o.kind = 'booking'
    and o.holder = b.reference and o.pitch_id = b.pitch_id and o.period = b.period
    where ${LIVE} and o.id is null`,
  'a pitch is held by live bookings only, once': `
    select o.holder from occupancies o left join bookings b on b.reference = o.holder
    and ${LIVE} where o.kind = 'booking'
    group by o.holder having count(*) > 1 or count(b.id) = 0`,
  'a hold on the pitch ends when the booking’s hold ends': `
    select b.reference from bookings b join occupancies o on o.kind = 'booking'
    and o.holder = b.reference
    where ${LIVE} and o.lapses_at is distinct from b.hold_expires_at`,
  'no pending booking outlives its hold past a sweep': `
    select b.reference from bookings b where b.status = 'pending' and exists (select from audit a
      where a.actor is null and a.act in ('booking.expire', 'booking.complete')
      and a.at > b.hold_expires_at + interval '3 minutes'
      and a.id > (select max(r.id) from audit r where r.subject_kind = 'booking'
      and r.subject = b.reference))`,
  'a slot without an account is held by its draft only, for at most an hour': `
    select o.holder from occupancies o left join booking_drafts d on d.reference = o.holder
    and d.pitch_id = o.pitch_id and d.period = o.period and d.expires_at = o.lapses_at
    and d.booking is null
    where o.kind = 'draft' and (d.id is null or d.expires_at > d.created_at + interval '1 hour')`,
  'no draft outlives its minutes by an hour': `
    select o.holder from occupancies o where o.kind = 'draft'
    and o.lapses_at + interval '1 hour' < (select max(created_at) from occupancies)`,
  'a match with a pitch and an hour holds them': `
    select m.reference from matches m left join occupancies o on o.kind = 'match'
    and o.holder = m.reference and o.pitch_id = m.pitch_id and o.period = ${MATCH_PERIOD}
    where m.pitch_id is not null and m.start_time is not null and o.id is null`,
  'a pitch is held by planned matches only, once': `
    select o.holder from occupancies o left join matches m on m.reference = o.holder
    and m.pitch_id = o.pitch_id and o.period = ${MATCH_PERIOD} where o.kind = 'match'
    group by o.holder having count(*) > 1 or count(m.id) = 0`,
  'a pitch is held by sessions of the academy that there are, once a day': `
    select o.holder from occupancies o left join academy_sessions s on s.reference = o.holder
    where o.kind = 'academy'
    group by o.holder, lower(o.period)::date having count(*) > 1 or count(s.id) = 0`,
};
