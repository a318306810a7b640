/** Rows that no version before this migration wrote, although its schema allowed them. */
const WRITTEN_SINCE = [
  { since: 'BankLines1790000000012', table: 'bank_lines', which: () => true },
  { since: 'Packs1790000000008', table: 'bookings', which: (row) => row.payment_method === 'pack' },
  // Before drawers were counted, one drawer was always open and received all cash.
  {
    since: 'CashDrawer1790000000011',
    table: 'cash_sessions',
    which: (row) => row.closed_at !== null,
  },
  {
    since: 'CashDrawer1790000000011',
    table: 'payments',
    which: (row, rows) => liesInClosedDrawer(row, rows),
  },
  {
    since: 'CashDrawer1790000000011',
    table: 'bookings',
    which: (row, rows) => wasPaidSo(row, rows),
  },
  {
    since: 'CashDrawer1790000000011',
    table: 'subscriptions',
    which: (row, rows) => wasPaidSo(row, rows),
  },
];

/** The rows that a version with these migrations can have written. */
export function asOf(rows, known) {
  const rules = WRITTEN_SINCE.filter(({ since }) => !known.has(since));
  const wasWritten = (table) => (row) =>
    !rules.some((rule) => rule.table === table && rule.which(row, rows));
  return Object.fromEntries(
    Object.entries(rows).map(([table, its]) => [table, its.filter(wasWritten(table))]),
  );
}

function liesInClosedDrawer({ cash_session_id: id }, { cash_sessions: sessions }) {
  return id !== null && sessions.some((session) => session.id === id && session.closed_at !== null);
}

/**
 * Whether a payment of this row is in a closed drawer: without that payment the row would claim to
 * be paid.
 */
function wasPaidSo({ reference }, rows) {
  return rows.payments.some(
    (payment) => payment.target === reference && liesInClosedDrawer(payment, rows),
  );
}
