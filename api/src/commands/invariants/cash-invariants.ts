/** Invariants of cash drawers, daily takings and bank lines. */
export const CASH_INVARIANTS: Record<string, string> = {
  'every cash payment belongs to a drawer': `select reference from payments where method = 'cash'
    and cash_session_id is null`,
  'takings of a day are what its drawers received less what they returned, and its transfers': `
    select coalesce(t.day, d.day)::text from (select takings_day as day, sum(amount_cents) as cents
    from payments where method <> 'pack' group by 1) t
    full join (select day, sum(cents) as cents from (
      select s.day, p.amount_cents as cents from payments p
      join cash_sessions s on s.id = p.cash_session_id
      union all select p.received_on, p.amount_cents from payments p
      where p.cash_session_id is null and p.method <> 'pack') m group by day) d on d.day = t.day
    where t.cents is distinct from d.cents`,
  'a closed drawer should have held its float and all that went through it': `
    select s.reference from cash_sessions s where s.closed_at is not null
    and s.expected_cents <> s.float_cents
      + coalesce((select sum(amount_cents) from payments p
      where p.cash_session_id = s.id), 0) + coalesce((select sum(amount_cents) from cash_movements m
      where m.cash_session_id = s.id), 0)`,
  'a drawer with a count difference has a reason': `
    select s.reference from cash_sessions s where s.closed_at is not null
    and s.difference_reason is null
    and exists (select from cash_counts c where c.cash_session_id = s.id
    and c.counted_cents <> c.expected_cents)`,
  'the payments of a bank line do not exceed its amount and are not negative': `
    select l.reference from bank_lines l join payments p on p.bank_line_id = l.id
    group by l.id having sum(p.amount_cents) not between 0 and l.amount_cents`,
  'the audit knows whether a drawer is open': `
    select s.reference from cash_sessions s where case when s.closed_at is null then 'open'
    else 'closed' end is distinct from (select a.to_state from audit a
      where a.subject_kind = 'cash_session' and a.subject = s.reference and a.to_state is not null
      order by a.id desc limit 1)`,
};
