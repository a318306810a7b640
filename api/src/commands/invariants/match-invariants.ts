/** Invariants of the matches of bookings. */
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
  'each person is in a match once': `
    select p.reference from match_people p join match_people o on o.booking_id = p.booking_id
    and o.id > p.id and (o.customer_id = p.customer_id or o.device_hash = p.device_hash)`,
  'each person of a match has either an account or a name': `
    select p.reference from match_people p where (p.customer_id is null) <> (p.name is not null)`,
};
