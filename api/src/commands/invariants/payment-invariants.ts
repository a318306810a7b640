import { LIVE } from './booking-invariants.ts';

/** Invariants of payments and of pack hours. */
export const PAYMENT_INVARIANTS: Record<string, string> = {
  'what a booking was paid is the sum of its payments': `
    select b.reference from bookings b left join (select target, sum(amount_cents) as cents
    from payments where target_kind = 'booking' group by target) p
    on p.target = b.reference where b.paid_cents <> coalesce(p.cents, 0)`,
  'every payment is for something that exists': `
    select p.reference from payments p left join bookings b on p.target_kind = 'booking'
    and b.reference = p.target
    left join subscriptions s on p.target_kind = 'subscription' and s.reference = p.target
    where b.id is null and s.id is null`,
  'what a pack was paid is the sum of its payments': `
    select s.reference from subscriptions s left join (select target, sum(amount_cents) as cents
    from payments where target_kind = 'subscription' group by target) p
    on p.target = s.reference where s.total_paid_cents <> coalesce(p.cents, 0)`,
  'the hours of a pack are the sum of its ledger, never below zero': `
    select s.reference from subscriptions s left join (select subscription_id, sum(hours) as hours,
    sum(minutes) as minutes from subscription_ledger group by subscription_id) l
    on l.subscription_id = s.id where s.remaining_hours <> coalesce(l.hours, 0)
    or s.remaining_minutes <> coalesce(l.minutes, 0) or s.remaining_hours < 0`,
  'a share paid in minutes took them from the ledger of its pack, a reversal gave them back': `
    select coalesce(p.booking, l.booking) from (select pack, target as booking,
      sum(pack_minutes) as minutes from payments where method = 'pack' group by 1, 2) p
    full join (select s.reference as pack, e.booking, -sum(e.hours * 60 + e.minutes) as minutes
      from subscription_ledger e join subscriptions s on s.id = e.subscription_id
      join bookings b on b.reference = e.booking and b.subscription_id is null group by 1, 2) l
    on l.pack = p.pack and l.booking = p.booking
    where coalesce(p.minutes, 0) <> coalesce(l.minutes, 0)`,
  'hours are used between the payment of a pack and its last day': `
    select b.reference from bookings b join subscriptions s on s.id = b.subscription_id
    where ${LIVE} and s.valid_from is not null and (lower(b.period)::date < s.valid_from
    or lower(b.period)::date > s.valid_until)`,
  'a match paid in hours took as many as it lasts, and gave them back if cancelled in time': `
    select b.reference from bookings b left join (select booking,
    -sum(hours * 60 + minutes) / 60.0 as hours
    from subscription_ledger where booking is not null group by booking) l
    on l.booking = b.reference where b.subscription_id is not null and coalesce(l.hours, 0) <> case
      when b.status = 'cancelled' and not b.forfeited then 0 else extract(epoch
      from upper(b.period) - lower(b.period)) / 3600 end`,
  'nothing is left of a pack that has expired, was cancelled or waits for its money': `
    select s.reference from subscriptions s where s.status <> 'active'
    and (s.remaining_hours <> 0 or s.remaining_minutes <> 0)`,
  'the audit knows the state of every pack': `
    select s.reference from subscriptions s left join lateral (select a.to_state from audit a
    where a.subject_kind = 'subscription' and a.subject = s.reference
      and a.to_state is not null order by a.id desc limit 1) a on true where a.to_state is distinct
      from s.status`,
  'a reversal takes back what was paid, no more': `
    select r.reference from payments r join payments p on p.id = r.reversal_of
    where r.amount_cents <> -p.amount_cents or r.target <> p.target`,
};
