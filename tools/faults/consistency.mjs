import { command } from './commands.mjs';

/** Returns the references of acknowledged bookings that the database does not contain. */
export async function missingReferences(sql, acknowledged) {
  const rows = await sql(
    `select a.reference from unnest($1::text[]) as a (reference) left
      join bookings b using (reference) where b.id is null`,
    [acknowledged.map(({ reference }) => reference)],
  );
  return rows.map(({ reference }) => reference);
}

/** Returns records that were stored incompletely, each as `REFERENCE reason`. */
export async function partialTransactions(sql) {
  const found = [];
  for (const [why, query] of Object.entries(PARTIAL_TRANSACTIONS))
    for (const { reference } of await sql(query)) found.push(`${reference} ${why}`);
  return found;
}

/**
 * Runs `npm run doctor`, which checks the invariants of the database. Returns its output, or null
 * if all invariants hold.
 */
export async function doctorComplaints(folder, url) {
  const { code, output } = await command('doctor', [], {
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO: 'on',
  });
  return code === 0 ? null : output;
}

// SQL that selects the bookings that the load created. They belong to the demo's players for load
// tests, are paid in cash, and all have the same price.
const TEST_BOOKINGS = `select b.* from bookings b join customers c on c.id = b.customer_id
  join users u on u.id = c.user_id where u.email like 'bench%@demo.test'`;

const PARTIAL_TRANSACTIONS = {
  'holds no pitch': `select b.reference
    from (${TEST_BOOKINGS}) b where b.status = 'pending' and 1 <> (select count(*)
    from occupancies o
    where o.kind = 'booking' and o.holder = b.reference and o.pitch_id = b.pitch_id
    and o.period = b.period and o.lapses_at is not distinct from b.hold_expires_at)`,
  'has no lines that add up': `select b.reference
    from (${TEST_BOOKINGS}) b where b.total_cents is distinct from (select sum(total_cents)
    from booking_lines l where l.booking_id = b.id)`,
  'has not one audit row of its making': `select b.reference
    from (${TEST_BOOKINGS}) b where 1 <> (select count(*) from audit a
    where a.subject_kind = 'booking' and a.subject = b.reference and a.from_state is null)`,
  'has not one mail and one notice queued': `select b.reference
    from (${TEST_BOOKINGS}) b where 2 <> (select count(*) from outbox o
    where o.event ^@ ('bookingReceivedCash:' || b.reference || ':'))
    or 2 <> (select count(distinct o.channel) from outbox o
    where o.event ^@ ('bookingReceivedCash:' || b.reference || ':'))`,
  'is on a pitch and is no booking': `select o.holder as reference from occupancies o left
    join bookings b on b.reference = o.holder where o.kind = 'booking' and b.id is null`,
  'is in the audit and is no booking': `select a.subject as reference from audit a left
    join bookings b on b.reference = a.subject where a.subject_kind = 'booking' and b.id is null`,
  'is written about and is no booking': `select o.event as reference from outbox o left
    join bookings b on b.reference = split_part(o.event, ':', 2)
    where o.event ^@ 'bookingReceivedCash:' and b.id is null`,
  'was answered and is no booking': `select k.key as reference from idempotency_keys k left
    join bookings b on b.reference = (k.answer ->> 'response')::jsonb -> 'data' ->> 'reference'
    where k.route like '%bookings' and k.answer is not null and b.id is null`,
  'has lines and is no booking': `select l.booking_id::text as reference from booking_lines l left
    join bookings b on b.id = l.booking_id where b.id is null`,
};
