/**
 * SQL of the sums of a drawer's payments and movements, as in `CashTakings`.
 * @param session SQL of the cash session's id
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
 * SQL of the open drawer's id, if the drawer is not counted or money has moved since the count. The
 * amounts of its entries are hidden, because their sum would reveal the amount expected at the
 * count.
 */
export const BLIND_DRAWER = `(select o.id from cash_sessions o cross
  join ${takingsSql('o.id')} where o.closed_at is null
  and o.expected_cents is distinct from coalesce(o.float_cents, 0) + p."receivedCents" -
  p."returnedCents" + m."putInCents" - m."takenOutCents")`;

/**
 * SQL condition that a payment's amount may be shown. It is hidden for cash in an open drawer that
 * is not counted or whose count is outdated.
 * @param session SQL of the payment's cash session id, null for a transfer
 */
export const isAmountShown = (session: string) => `coalesce(${session} <> ${BLIND_DRAWER}, true)`;
