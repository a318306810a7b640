const DAYS = 1095; // Length of the generated history in days: three years.
const HOURS_A_DAY = 16;
const A_CUSTOMER = 200; // Number of bookings per customer, as for a team that comes every week.

/**
 * Fills the database as if `count` bookings had been made. Their customers, price lines, bank
 * transfers and audit entries are also created. The bookings are in the past on additional inactive
 * pitches, because the venue's three pitches together have only 48 bookable hours a day. SQL
 * generates the rows in the database server, which takes a tenth of the time of COPY.
 */
export async function fill(sql, count) {
  const halls = Math.ceil(count / (DAYS * HOURS_A_DAY));
  for (const statement of STATEMENTS) await sql(statement(count, halls));
  for (const table of [
    'bookings',
    'occupancies',
    'booking_lines',
    'payments',
    'audit',
    'customers',
  ])
    await sql(`vacuum analyze ${table}`);
  // Writes the generated data to disk, so that the measurement does not include that work.
  await sql('checkpoint');
}

/** Returns a reference that the product never generates, because it begins with zeros. */
const reference = (prefix, number) => `'${prefix}-' || lpad(upper(to_hex(${number})), 8, '0')`;

const STATEMENTS = [
  (_, halls) => `insert into pitches (code, name, position, active, created_at)
    select 'OLD-' || n, jsonb_build_object('fr', 'Ancien terrain ' || n), 1000 + n, false,
    '2020-01-01' from generate_series(1, ${halls}) n`,
  (count) => `insert into customers (reference, full_name, phone, tariff_id, search, created_at)
    select ${reference('CU', 'n')}, 'Équipe ' || n, '+2126' || lpad(n::text, 8, '0'), t.id,
    'equipe ' || n || ' +2126' || lpad(n::text, 8, '0'), '2020-01-01'
    from generate_series(1,
    ${Math.ceil(count / A_CUSTOMER)}) n, tariffs t where t.reference = 'standard'`,
  (count) => `create table batch as select n as number,
    ${reference('B', 'n')} as reference, p.id as pitch_id, c.id as customer_id, c.tariff_id,
      current_date - 2 - ((n - 1) /
      ${HOURS_A_DAY} % ${DAYS})::int as day, ((n - 1) % ${HOURS_A_DAY})::int as hour
    from generate_series(1, ${count}) n
    join (select id, row_number() over (order by position) as at from pitches
    where code like 'OLD-%') p on p.at = (n - 1) / ${HOURS_A_DAY * DAYS} + 1
    join (select id, tariff_id, row_number() over (order by id) as at from customers
    where reference like 'CU-000%') c on c.at = 1 + (n::bigint * 7919) %
    ${Math.ceil(count / A_CUSTOMER)}`,
  () => 'alter table batch add period tsrange',
  () =>
    `update batch set period = tsrange(day + make_interval(hours => 8 + hour), day +
      make_interval(hours => 9 + hour))`,
  () => `insert into bookings (reference, customer_id, pitch_id, period, opening_day, status,
    payment_method, tariff_id, total_cents, paid_cents, players, paid_on, created_by, created_at)
    select reference, customer_id, pitch_id, period, day, 'completed', 'transfer', tariff_id, 30000,
    30000, 10, day, 'U-00000000', lower(period) - interval '3 days' from batch order by number`,
  () =>
    `insert into occupancies (pitch_id, period, kind, holder, created_at) select pitch_id, period,
      'booking', reference, lower(period) - interval '3 days' from batch order by number`,
  () => `insert into booking_lines (booking_id, position, kind, text, quantity, unit_cents,
    total_cents)
    select b.id, 0, 'session', '{"fr": "Une heure", "en": "One hour", "ar": "ساعة واحدة"}', 1,
    30000, 30000 from batch t join bookings b using (reference)`,
  () => `insert into payments (reference, target_kind, target, amount_cents, method, received_on,
    taken_by, created_at)
    select 'PAY-' || right(reference, 8), 'booking', reference, 30000, 'transfer', day,
    'U-00000000', lower(period) - interval '1 day' from batch order by number`,
  () => `insert into audit (at, actor, act, subject_kind, subject, from_state, to_state, changed)
    select lower(period) + step.after, step.actor, step.act, step.kind, case step.kind
    when 'payment' then 'PAY-' || right(reference, 8)
    else reference end, step.from_state, step.to_state, '{}'
    from batch cross join (values (interval '-3 days', 'U-00000000', 'booking.reserve', 'booking',
    null, 'confirmed'), ('-1 day', 'U-00000000', 'payment.record', 'payment', null, null),
      ('1 hour', null, 'booking.complete', 'booking', 'confirmed', 'completed')) step (after, actor,
      act, kind, from_state, to_state) order by number, step.after`,
  () => 'drop table batch',
];
