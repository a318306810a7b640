/**
 * SQL of a drawer's takings, see `CashTakings`.
 * @param session SQL of the session's key
 */
export const takingsSql = (session: string) =>
  `lateral (
    select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0) as
    ` +
  `"receivedCents", coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) ` +
  `as "returnedCents"
    from payments where cash_session_id = ${session}) p
  cross join lateral (
    select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0) as "putInCents",
    ` +
  `coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) as ` +
  `"takenOutCents"
    from cash_movements where cash_session_id = ${session}) m`;

/**
 * SQL of the open drawer's key while the drawer has no current count. Its entries are hidden,
 * because their sum would reveal the result expected of the count.
 */
export const BLIND_DRAWER = `(select o.id from cash_sessions o cross
  join ${takingsSql('o.id')} where o.closed_at is null
  and o.expected_cents is distinct from coalesce(o.float_cents, 0) + p."receivedCents" -
  p."returnedCents" + m."putInCents" - m."takenOutCents")`;

/**
 * SQL condition that a payment's amount may be shown: its drawer is not an open drawer without a
 * current count.
 * @param session SQL of the payment's session key, null for a transfer
 */
export const isAmountShown = (session: string) => `coalesce(${session} <> ${BLIND_DRAWER}, true)`;
