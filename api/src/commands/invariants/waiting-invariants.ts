/**
 * Invariants of the waiting list for slots, and of the waiting list for children of the academy.
 */
export const WAITING_INVARIANTS: Record<string, string> = {
  'an offer occupies its slot until it ends, and no other waiting entry occupies a slot': `
    select coalesce(w.reference, o.holder) from (select * from waiting_entries
    where status = 'offered') w full join (select * from occupancies where kind = 'offer') o
      on o.holder = w.reference and o.pitch_id = w.offered_pitch_id and o.period = w.offered_period
      and o.lapses_at = w.offer_ends_at
    where w.id is null or o.id is null`,
  'no offer outlives its slot’s start': `select w.reference from waiting_entries w
    where w.offer_ends_wall > lower(w.offered_period)`,
  'no offer outlives its end past a sweep': `
    select w.reference from waiting_entries w where w.status = 'offered' and exists (select
    from audit a
      where a.act = 'waiting.lapse' and a.at > w.offer_ends_at + interval '3 minutes'
      and a.id > (select max(r.id) from audit r where r.subject_kind = 'waiting'
      and r.subject = w.reference))`,
  'an accepted offer is a booking of the same customer': `
    select w.reference from waiting_entries w left join bookings b on b.reference = w.booking
    and b.customer_id = w.customer_id where w.status = 'taken' and b.id is null`,
  'a slot is offered in the order of the waiting list, unless reception made the offer': `
    select w.reference from waiting_entries w join waiting_entries a on a.id < w.id
    and a.status = 'waiting' and a.period = w.offered_period and w.period = w.offered_period
      and (a.pitch_id is null or a.pitch_id = w.offered_pitch_id) and a.customer_id <> w.customer_id
    where not exists (select from audit d where d.subject_kind = 'waiting'
    and d.subject = w.reference and d.act = 'waiting.offer' and d.actor is not null)
      and a.created_at < w.offered_at and not exists (select from bookings b
      where b.customer_id = a.customer_id and b.created_at >= a.created_at
      and b.period && w.offered_period)`,
  'the audit knows the state of every place in line': `
    select w.reference from waiting_entries w left join lateral (select a.to_state from audit a
    where a.subject_kind = 'waiting' and a.subject = w.reference
      and a.to_state is not null order by a.id desc limit 1) a on true where a.to_state is distinct
      from w.status`,
  'no child waits where a place is free': `
    select s.reference from academy_sessions s join academy_registrations r on r.session_id = s.id
    group by s.id
    having count(*) filter (where r.status in ('received', 'confirmed')) < s.capacity
    and count(*) filter (where r.status = 'waiting') > 0`,
};
