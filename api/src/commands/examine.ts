/** Something that must always hold and does not, with a few of the rows that show it. */
export interface Finding {
  /** What must hold. */
  rule: string;
  count: number;
  examples: string[];
}

/** Anything that answers statements: a data source, a pool of the tests. */
export interface Readable {
  query(text: string): Promise<unknown>;
}

const MOST_EXAMPLES = 5;

/** Holds the database against what must always hold. Nothing is changed; an empty answer is a sound house. */
export async function examine(source: Readable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const broken = rowsOf(await source.query(`select example from (${sql}) broken (example) order by 1`));
    if (broken.length > 0) findings.push({ rule, count: broken.length, examples: broken.slice(0, MOST_EXAMPLES).map(({ example }) => example) });
  }
  return findings;
}

/** A pool wraps its rows, a data source does not. */
function rowsOf(answer: unknown): { example: string }[] {
  return (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as { example: string }[];
}

const MATCH_PERIOD = `tsrange(m.date + m.start_time::time, m.date + m.end_time::time + case when m.end_time <= m.start_time then interval '1 day' else interval '0' end)`;
const LIVE = `b.status in ('pending', 'confirmed', 'completed', 'no_show')`;
const STEPS = `select a.id, a.subject, a.from_state, a.to_state, lag(a.to_state) over (partition by a.subject order by a.id) as before
  from audit a where a.subject_kind = 'booking' and a.to_state is not null`;

/** Each answers the rows that break it. */
const RULES: Record<string, string> = {
  'no two of those on a pitch overlap': `
    select holder from (select holder, lower(period) < max(upper(period)) over (partition by pitch_id order by lower(period), id
      rows between unbounded preceding and 1 preceding) as collides from occupancies) o where collides`,
  'the database itself refuses overlaps': `
    select 'occupancies_no_overlap' where not exists (select from pg_constraint where conname = 'occupancies_no_overlap' and contype = 'x' and convalidated)`,
  'a live booking holds its pitch for its time': `
    select b.reference from bookings b left join occupancies o on o.kind = 'booking' and o.holder = b.reference and o.pitch_id = b.pitch_id and o.period = b.period
    where ${LIVE} and o.id is null`,
  'a pitch is held by live bookings only, once': `
    select o.holder from occupancies o left join bookings b on b.reference = o.holder and ${LIVE} where o.kind = 'booking'
    group by o.holder having count(*) > 1 or count(b.id) = 0`,
  'a hold on the pitch ends when the booking’s hold ends': `
    select b.reference from bookings b join occupancies o on o.kind = 'booking' and o.holder = b.reference
    where ${LIVE} and o.lapses_at is distinct from b.hold_expires_at`,
  'no pending booking outlives its hold past a sweep': `
    select b.reference from bookings b where b.status = 'pending' and exists (select from audit a
      where a.actor is null and a.act in ('booking.expire', 'booking.complete') and a.at > b.hold_expires_at + interval '3 minutes'
      and a.id > (select max(r.id) from audit r where r.subject_kind = 'booking' and r.subject = b.reference))`,
  'a match with a pitch and an hour holds them': `
    select m.reference from matches m left join occupancies o on o.kind = 'match' and o.holder = m.reference and o.pitch_id = m.pitch_id and o.period = ${MATCH_PERIOD}
    where m.pitch_id is not null and m.start_time is not null and o.id is null`,
  'a pitch is held by planned matches only, once': `
    select o.holder from occupancies o left join matches m on m.reference = o.holder and m.pitch_id = o.pitch_id and o.period = ${MATCH_PERIOD} where o.kind = 'match'
    group by o.holder having count(*) > 1 or count(m.id) = 0`,
  'a pitch is held by sessions of the academy that there are, once a day': `
    select o.holder from occupancies o left join academy_sessions s on s.reference = o.holder where o.kind = 'academy'
    group by o.holder, lower(o.period)::date having count(*) > 1 or count(s.id) = 0`,
  'no child waits where a place is free': `
    select s.reference from academy_sessions s join academy_registrations r on r.session_id = s.id group by s.id
    having count(*) filter (where r.status in ('received', 'confirmed')) < s.capacity and count(*) filter (where r.status = 'waiting') > 0`,
  'what a booking was paid is the sum of its payments': `
    select b.reference from bookings b left join (select target, sum(amount_cents) as cents from payments where target_kind = 'booking' group by target) p
    on p.target = b.reference where b.paid_cents <> coalesce(p.cents, 0)`,
  'every payment is for something that exists': `
    select p.reference from payments p left join bookings b on b.reference = p.target where p.target_kind = 'booking' and b.id is null`,
  'a reversal takes back what was paid, no more': `
    select r.reference from payments r join payments p on p.id = r.reversal_of where r.amount_cents <> -p.amount_cents or r.target <> p.target`,
  'cash lies in a drawer': `select reference from payments where method = 'cash' and cash_session_id is null`,
  'a total is the sum of its lines': `
    select b.reference from bookings b left join (select booking_id, sum(total_cents) as cents from booking_lines group by booking_id) l
    on l.booking_id = b.id where b.total_cents <> coalesce(l.cents, -1)`,
  'the audit knows the state of every booking': `
    select b.reference from bookings b left join lateral (select a.to_state from audit a where a.subject_kind = 'booking' and a.subject = b.reference
      and a.to_state is not null order by a.id desc limit 1) a on true where a.to_state is distinct from b.status`,
  'every step in the audit begins where the last one ended': `select subject from (${STEPS}) s where from_state is distinct from before`,
  'every step in the audit is one that may be taken': `
    select subject from (${STEPS}) s where from_state is not null and from_state <> to_state and (from_state, to_state) not in (
      ('pending', 'confirmed'), ('pending', 'expired'), ('pending', 'cancelled'), ('confirmed', 'completed'), ('confirmed', 'no_show'),
      ('confirmed', 'cancelled'), ('completed', 'no_show'), ('no_show', 'completed'))`,
  'every payment is in the audit': `
    select p.reference from payments p left join payments o on o.id = p.reversal_of
    where not exists (select from audit a where a.subject_kind = 'payment' and a.subject = coalesce(o.reference, p.reference)
      and a.act = case when o.id is null then 'payment.record' else 'payment.reverse' end)`,
  'who lost a slot is owed a mail, once': `
    select b.reference from bookings b join customers c on c.id = b.customer_id join users u on u.id = c.user_id and u.erased_at is null
    where b.status = 'expired' and (select count(*) from outbox o where o.event ^@ ('bookingExpired:' || b.reference) and o.channel = 'mail') <> 1`,
};
