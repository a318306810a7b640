/** Invariants of squads. */
export const SQUAD_INVARIANTS: Record<string, string> = {
  'a squad has one captain, and at most 30 members': `
    select s.reference from squads s where (select count(*) from squad_members m
    where m.squad_id = s.id and m.role = 'captain') <> 1 or (select count(*) from squad_members m
    where m.squad_id = s.id) > 30`,
  'each person is a member of a squad once': `
    select m.reference from squad_members m join squad_members o on o.squad_id = m.squad_id
    and o.id > m.id and (o.customer_id = m.customer_id or o.phone = m.phone)`,
  'a member in the list of a match belongs to the squad of the match': `
    select p.reference from match_people p join squad_members m on m.id = p.squad_member_id
    join booking_matches k on k.booking_id = p.booking_id
    where k.squad_id is distinct from m.squad_id`,
  'a member with an account is in a match by this account': `
    select p.reference from match_people p join squad_members m on m.id = p.squad_member_id
    where p.customer_id is distinct from m.customer_id`,
};
