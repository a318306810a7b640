import {
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  LIVE_STATUSES,
} from '@five/shared/bookings/bookings.codes';

/** A violated invariant, with a few of the rows that violate it. */
export interface Finding {
  /** The invariant. */
  rule: string;
  count: number;
  examples: string[];
}

/** Anything that runs statements: a data source, a pool of the tests. */
export interface Readable {
  query(text: string): Promise<unknown>;
}

const MOST_EXAMPLES = 5;

/**
 * Checks the invariants of the database without changing anything; an empty result means that all
 * hold.
 */
export async function examine(source: Readable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const broken = rowsOf(
      await source.query(`select example from (${sql}) broken (example) order by 1`),
    );
    if (broken.length > 0)
      findings.push({
        rule,
        count: broken.length,
        examples: broken.slice(0, MOST_EXAMPLES).map(({ example }) => example),
      });
  }
  return findings;
}

/** A pool wraps its rows, a data source does not. */
function rowsOf(answer: unknown): { example: string }[] {
  return (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as {
    example: string;
  }[];
}

const MATCH_PERIOD =
  `tsrange(m.date + m.start_time::time, m.date + m.end_time::time + case
  when ` + `m.end_time <= m.start_time then interval '1 day' else interval '0' end)`;
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const LIVE = `b.status in (${quoted(LIVE_STATUSES)})`;
const MOVES = BOOKING_STATUSES.flatMap((from) =>
  BOOKING_TRANSITIONS[from].map((to) => `(${quoted([from, to])})`),
).join(', ');
const STEPS = `select a.id, a.subject, a.from_state, a.to_state, lag(a.to_state) over (partition by
  a.subject order by a.id) as before
  from audit a where a.subject_kind = 'booking' and a.to_state is not null`;

/** Each query returns the rows that violate the rule. */
const RULES: Record<string, string> = {
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
  'an offer keeps the slot that it names until it ends, and nothing else is kept for anybody in line': `
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
  'what was taken in line is a booking of the same customer': `
    select w.reference from waiting_entries w left join bookings b on b.reference = w.booking
    and b.customer_id = w.customer_id where w.status = 'taken' and b.id is null`,
  'nobody was offered a slot before who stood in line for the same one, unless the desk did': `
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
    select s.reference from subscriptions s left join (select subscription_id, sum(hours) as hours
    from subscription_ledger group by subscription_id) l
    on l.subscription_id = s.id where s.remaining_hours <> coalesce(l.hours, 0)
    or s.remaining_hours < 0`,
  'hours are used between the payment of a pack and its last day': `
    select b.reference from bookings b join subscriptions s on s.id = b.subscription_id
    where ${LIVE} and s.valid_from is not null and (lower(b.period)::date < s.valid_from
    or lower(b.period)::date > s.valid_until)`,
  'a match paid in hours took as many as it lasts, and gave them back if it was cancelled in time': `
    select b.reference from bookings b left join (select booking, -sum(hours) as hours
    from subscription_ledger where booking is not null group by booking) l
    on l.booking = b.reference where b.subscription_id is not null and coalesce(l.hours, 0) <> case
      when b.status = 'cancelled' and not b.forfeited then 0 else extract(epoch
      from upper(b.period) - lower(b.period)) / 3600 end`,
  'nothing is left of a pack that has expired, was cancelled or waits for its money': `
    select s.reference from subscriptions s where s.status <> 'active' and s.remaining_hours <> 0`,
  'the audit knows the state of every pack': `
    select s.reference from subscriptions s left join lateral (select a.to_state from audit a
    where a.subject_kind = 'subscription' and a.subject = s.reference
      and a.to_state is not null order by a.id desc limit 1) a on true where a.to_state is distinct
      from s.status`,
  'a reversal takes back what was paid, no more': `
    select r.reference from payments r join payments p on p.id = r.reversal_of
    where r.amount_cents <> -p.amount_cents or r.target <> p.target`,
  'places of a match and its owner’s rest are what the booking costs': `
    select m.reference from open_matches m join bookings b on b.id = m.booking_id
    left join lateral (select count(*) as taken, coalesce(sum(s.amount_cents), 0) as cents
    from match_asks a join match_shares s on s.ask_id = a.id where a.match_id = m.id
    and s.released_at is null) h on true
    where h.taken > m.places
    or (${LIVE} and h.cents + (m.places - h.taken) * m.price_cents > b.total_cents)`,
  'who plays in a match has a place, and nobody else has': `
    select a.reference from match_asks a join users u on u.id = a.user_id left
    join match_shares s on s.ask_id = a.id and s.released_at is null
    where u.erased_at is null and (a.state = 'accepted') <> (s.id is not null)`,
  'a payment that names a share is one for its booking': `
    select p.reference from payments p left join match_shares s on s.reference = p.share left
    join match_asks a on a.id = s.ask_id left join open_matches m on m.id = a.match_id
    left join bookings b on b.id = m.booking_id where p.share is not null
    and (p.target_kind <> 'booking' or p.target is distinct from b.reference)`,
  'nobody reads the conversation of a match who is not in it': `
    select c.reference from open_matches m join chats c on c.id = m.chat_id
    join chat_members s on s.chat_id = c.id join bookings b on b.id = m.booking_id
    join customers k on k.id = b.customer_id
    where s.user_id is distinct from k.user_id and not exists (select from match_asks a
    where a.match_id = m.id and a.user_id = s.user_id and a.state = 'accepted')`,
  'cash lies in a drawer': `select reference from payments where method = 'cash'
    and cash_session_id is null`,
  'takings of a day are what its drawers received less what they returned, and the transfers of that date': `
    select coalesce(t.day, d.day)::text from (select takings_day as day, sum(amount_cents) as cents
    from payments group by 1) t
    full join (select day, sum(cents) as cents from (
      select s.day, p.amount_cents as cents from payments p
      join cash_sessions s on s.id = p.cash_session_id
      union all select p.received_on, p.amount_cents from payments p
      where p.cash_session_id is null) m group by day) d on d.day = t.day
    where t.cents is distinct from d.cents`,
  'a closed drawer should have held its float and all that went through it': `
    select s.reference from cash_sessions s where s.closed_at is not null
    and s.expected_cents <> s.float_cents
      + coalesce((select sum(amount_cents) from payments p
      where p.cash_session_id = s.id), 0) + coalesce((select sum(amount_cents) from cash_movements m
      where m.cash_session_id = s.id), 0)`,
  'a drawer of which any count differed says why': `
    select s.reference from cash_sessions s where s.closed_at is not null
    and s.difference_reason is null
    and exists (select from cash_counts c where c.cash_session_id = s.id
    and c.counted_cents <> c.expected_cents)`,
  'no more is taken of a line of the bank than it holds, and never less than nothing': `
    select l.reference from bank_lines l join payments p on p.bank_line_id = l.id
    group by l.id having sum(p.amount_cents) not between 0 and l.amount_cents`,
  'the audit knows whether a drawer is open': `
    select s.reference from cash_sessions s where case when s.closed_at is null then 'open'
    else 'closed' end is distinct from (select a.to_state from audit a
      where a.subject_kind = 'cash_session' and a.subject = s.reference and a.to_state is not null
      order by a.id desc limit 1)`,
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
  'every step in the audit is one that may be taken': `
    select subject
    from (${STEPS}) s where from_state is not null and from_state <> to_state
    and (from_state, to_state) not in (${MOVES})`,
  'every payment is in the audit': `
    select p.reference from payments p left join payments o on o.id = p.reversal_of
    where not exists (select from audit a where a.subject_kind = 'payment'
    and a.subject = coalesce(o.reference, p.reference)
      and a.act = case when o.id is null then 'payment.record' else 'payment.reverse' end)`,
  'two have one conversation, the desk and a player too': `
    select c.reference from chats c left join chat_members m on m.chat_id = c.id
    where c.kind <> 'group' group by c.id
    having count(*) <> 2 or count(*) filter (where m.seat = 0) <> case c.kind when 'desk' then 1
    else 0 end`,
  'messages are numbered without a gap, and nobody has read further than was said': `
    select c.reference from chats c left join messages m on m.chat_id = c.id group by c.id
    having count(m.id) <> c.last_number or coalesce(max(m.number), 0) <> c.last_number
      or exists (select from chat_members s where s.chat_id = c.id
      and s.read_number > c.last_number)`,
  'a message was seen where the other side has read it, and nowhere else': `
    select m.reference from messages m join chats c on c.id = m.chat_id and c.kind <> 'group'
    where (m.seen_at is not null) <> exists (select from chat_members s where s.chat_id = c.id
    and s.read_number >= m.number
      and not (case when s.seat = 0 then m.desk else not m.desk and m.author_id = s.user_id end))`,
  'a player waits for the desk only after the last word': `
    select c.reference from chats c join messages m on m.chat_id = c.id and m.number = c.last_number
    where c.waiting_since is not null and m.desk`,
  'every answer of the desk is in the audit': `
    select m.reference from messages m join chats c on c.id = m.chat_id where m.desk
      and not exists (select from audit a join users u on u.reference = a.actor
      where a.act = 'chat.answer' and a.subject = c.reference and u.id = m.author_id)`,
  'what is hidden is hidden by somebody, with a reason': `
    select reference from discussions where hidden_at is not null and (hidden_by is null
    or hidden_reason is null)
    union all select reference from replies where hidden_at is not null and (hidden_by is null
    or hidden_reason is null)`,
  'who lost a slot is owed a mail, once': `
    select b.reference from bookings b join customers c on c.id = b.customer_id
    join users u on u.id = c.user_id and u.erased_at is null
    where b.status = 'expired' and not exists (select from audit e
    join audit j on j.subject_kind = 'booking' and j.subject = e.subject and j.act = 'booking.join'
    and j.id > e.id
      where e.subject_kind = 'booking' and e.subject = b.reference and e.act = 'booking.expire')
      and (select count(*) from outbox o where o.channel = 'mail' and case
      when b.series_id is null then o.event ^@ ('bookingExpired:' || b.reference)
        else o.event = (select 'seriesExpired:' || w.reference from series w
        where w.id = b.series_id) end) <> 1`,
  'a series has dates, all of them its customer’s': `
    select w.reference from series w left join bookings b on b.series_id = w.id
    group by w.id having count(b.id) = 0 or bool_or(b.customer_id <> w.customer_id)`,
  'what is kept for a series is kept until its day, and its audit says that it was asked': `
    select o.holder from occupancies o left join series w on w.reference = o.holder
    and w.kept_until is not null and o.lapses_at is not null
    and exists (select from audit a where a.subject_kind = 'series' and a.subject = w.reference
    and a.act = 'series.ask') where o.kind = 'series' and w.id is null`,
};
