import {
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  LIVE_STATUSES,
} from '@five/shared/bookings/bookings.codes';

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
/** SQL condition that a booking `b` is live. */
export const LIVE = `b.status in (${quoted(LIVE_STATUSES)})`;
const MOVES = BOOKING_STATUSES.flatMap((from) =>
  BOOKING_TRANSITIONS[from].map((to) => `(${quoted([from, to])})`),
).join(', ');
const STEPS = `select a.id, a.subject, a.from_state, a.to_state, lag(a.to_state) over (partition by
  a.subject order by a.id) as before
  from audit a where a.subject_kind = 'booking' and a.to_state is not null`;

/** Invariants of bookings, and of their transitions and payments in the audit trail. */
export const BOOKING_INVARIANTS: Record<string, string> = {
  'a total is the sum of its lines': `
    select b.reference from bookings b left join (select booking_id, sum(total_cents) as cents
    from booking_lines group by booking_id) l
    on l.booking_id = b.id where b.total_cents <> coalesce(l.cents, -1)`,
  'the audit knows the state of every booking': `
    select b.reference from bookings b left join lateral (select a.to_state from audit a
    where a.subject_kind = 'booking' and a.subject = b.reference
      and a.to_state is not null order by a.id desc limit 1) a on true where a.to_state is distinct
      from b.status`,
  'every step in the audit begins where the last one ended': `select subject
    from (${STEPS}) s where from_state is distinct from before`,
  'every transition in the audit is allowed': `
    select subject
    from (${STEPS}) s where from_state is not null and from_state <> to_state
    and (from_state, to_state) not in (${MOVES})`,
  'every payment is in the audit': `
    select p.reference from payments p left join payments o on o.id = p.reversal_of
    where not exists (select from audit a where a.subject_kind = 'payment'
    and a.subject = coalesce(o.reference, p.reference)
      and a.act = case when o.id is null then 'payment.record' else 'payment.reverse' end)`,
};
