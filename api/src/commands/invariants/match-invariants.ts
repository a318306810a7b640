import { LIVE } from './booking-invariants.ts';

const PAID =
  'coalesce((select sum(p.amount_cents) from payments p where p.share = s.reference), 0)';

/** Invariants of the matches of bookings, and of the shares of their price. */
export const MATCH_INVARIANTS: Record<string, string> = {
  'a match has 6 to 14 seats, and its people come or have no position': `
    select b.reference from booking_matches m join bookings b on b.id = m.booking_id
    where m.size not between 6 and 14 or exists (select from match_people p
    where p.booking_id = m.booking_id
    and coalesce(p.answer = 'in', false) <> (p.position is not null))`,
  'no position of a match is taken twice': `
    select p.reference from match_people p join match_people o on o.booking_id = p.booking_id
    and o.position = p.position and o.id > p.id`,
  'only a match with teams has people in them': `
    select p.reference from match_people p join booking_matches m on m.booking_id = p.booking_id
    where p.team is not null and m.teams_why is null`,
  'people have at most the goals of their team, and vote within their match': `
    select p.reference from match_people p join booking_matches m on m.booking_id = p.booking_id
    left join match_people v on v.id = p.vote_id
    where v.booking_id <> p.booking_id or p.goals > case p.team when 'a' then m.goals_a
      when 'b' then m.goals_b else 0 end`,
  'each person is in a match once': `
    select p.reference from match_people p join match_people o on o.booking_id = p.booking_id
    and o.id > p.id and (o.customer_id = p.customer_id or o.device_hash = p.device_hash)`,
  'each person of a match has either an account or a name': `
    select p.reference from match_people p where (p.customer_id is null) <> (p.name is not null)`,
  'the shares of a booking are at most its price; its owner pays the rest': `
    select b.reference from bookings b join match_shares s on s.booking_id = b.id
    and s.released_at is null where ${LIVE} group by b.id
    having sum(s.amount_cents) > b.total_cents`,
  'no share is paid twice, except where the price of its booking fell below what was paid': `
    select s.reference from match_shares s join bookings b on b.id = s.booking_id
    where ${LIVE} and b.paid_cents <= b.total_cents
    and ${PAID} > case when s.released_at is null then s.amount_cents else 0 end`,
  'no match has more unpaid shares of seats than seats': `
    select b.reference from bookings b join booking_matches m on m.booking_id = b.id
    join match_shares s on s.booking_id = b.id and s.released_at is null and not s.is_place
    where ${LIVE} and ${PAID} = 0 group by b.id, m.size
    having count(*) > case when bool_or(m.shares_asked_at is null) then 0 else m.size end`,
  'a payment that names a share is one for its booking': `
    select p.reference from payments p left join match_shares s on s.reference = p.share
    left join bookings b on b.id = s.booking_id where p.share is not null
    and (p.target_kind <> 'booking' or p.target is distinct from b.reference)`,
  'an open or refused dispute is one of a no-show': `
    select d.reference from no_show_disputes d join bookings b on b.id = d.booking_id
    left join match_people p on p.id = d.person_id
    where d.state <> 'accepted' and case when d.person_id is null
      then b.status <> 'no_show' else p.no_show_at is null end`,
  'every dispute of a no-show is in the audit': `
    select d.reference from no_show_disputes d join bookings b on b.id = d.booking_id
    where not exists (select from audit a where a.act = 'booking.dispute'
      and a.subject = b.reference)`,
};
