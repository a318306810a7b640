/**
 * Rows that no version of the product before the migration `since` wrote, although the database
 * schema of that version allowed them.
 */
const WRITTEN_SINCE = [
  { since: 'BankLines1790000000012', table: 'bank_lines', which: () => true },
  { since: 'Packs1790000000008', table: 'bookings', which: (row) => row.payment_method === 'pack' },
  // Before the migration that introduced cash counts, a single drawer was always open and received
  // all cash.
  {
    since: 'CashDrawer1790000000011',
    table: 'cash_sessions',
    which: (row) => row.closed_at !== null,
  },
  {
    since: 'CashDrawer1790000000011',
    table: 'payments',
    which: (row, rows) => isInClosedDrawer(row, rows),
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
  // An earlier version had the participants of a match in a table that is not filled here.
  {
    since: 'MatchRows1790000000044',
    table: 'chat_members',
    which: (row, rows) => joinedMatch(row, rows),
  },
  { since: 'MatchRows1790000000044', table: 'match_shares', which: () => true },
  {
    since: 'NoShowsOfSeats1790000000064',
    table: 'no_show_disputes',
    which: (row) => row.person_id !== null,
  },
];

/** Returns the rows that a version with the migrations `known` can have written. */
export function asOf(rows, known) {
  const rules = WRITTEN_SINCE.filter(({ since }) => !known.has(since));
  const wasWritten = (table) => (row) =>
    !rules.some((rule) => rule.table === table && rule.which(row, rows));
  return Object.fromEntries(
    Object.entries(rows).map(([table, its]) => [table, its.filter(wasWritten(table))]),
  );
}

function isInClosedDrawer({ cash_session_id: id }, { cash_sessions: sessions }) {
  return id !== null && sessions.some((session) => session.id === id && session.closed_at !== null);
}

/**
 * Whether a payment of this booking or pack is in a closed cash drawer. Such payments are not
 * copied to an older version. The booking or pack is therefore not copied either, because it would
 * be marked as paid without a payment.
 */
function wasPaidSo({ reference }, rows) {
  return rows.payments.some(
    (payment) => payment.target === reference && isInClosedDrawer(payment, rows),
  );
}

/** Whether this member of a conversation is a participant of an open match, but not its owner. */
function joinedMatch({ chat_id: chat, user_id: member }, rows) {
  const match = rows.open_matches.find(({ chat_id: id }) => id === chat);
  const booking = match && rows.bookings.find(({ id }) => id === match.booking_id);
  const owner = booking && rows.customers.find(({ id }) => id === booking.customer_id);
  return owner !== undefined && owner.user_id !== member;
}
