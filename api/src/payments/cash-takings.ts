/** What went through a drawer, as `CashTakings` names it. @param session an expression of the session's key */
export const takingsSql = (session: string) => `lateral (
    select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0) as "receivedCents", coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) as "returnedCents"
    from payments where cash_session_id = ${session}) p
  cross join lateral (
    select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0) as "putInCents", coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) as "takenOutCents"
    from cash_movements where cash_session_id = ${session}) m`;
