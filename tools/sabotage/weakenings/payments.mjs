const database = 'api/src/platform/database';

/**
 * Weakenings (removed guards) of payments, the cash drawer, bank statement lines and packs of
 * prepaid hours.
 */
export const paymentWeakenings = [
  {
    name: 'an idempotency key records a payment each time',
    file: 'api/src/platform/idempotency/idempotency.ts',
    text: '    if (inserted.length > 0) return null;',
    by: '    return inserted.length > 1 ? { body_hash: bodyHash, answer: null } : null;',
    spec: 'api/test/payments.spec.ts',
    test: 'a key makes a payment once',
  },
  {
    name: 'a repeated request runs its handler again instead of getting the stored response',
    file: 'api/src/platform/idempotency/idempotency.ts',
    text: '    if (response) throw new RepeatedRequest(response);',
    by: '',
    spec: 'api/test/contract-tests/repeats/repeated-requests.spec.ts',
    test: 'a request repeated after a change of its record gets the first response',
  },
  {
    name: 'a payment can exceed the amount due',
    file: 'api/src/payments/payments.service.ts',
    text: 'if (isTooMuch)',
    by: 'if (isTooMuch && dueCents < 0)',
    spec: 'api/test/payments.spec.ts',
    test: 'more than is due is refused',
  },
  {
    name: 'a reversed payment still counts as paid',
    file: 'api/src/bookings/pay/booking-payments.ts',
    text: 'record.paidCents - payment.amountCents',
    by: 'record.paidCents',
    spec: 'api/test/payments.spec.ts',
    test: 'a reversal takes the money back',
  },
  {
    name: 'two payments of a booking run at the same time',
    file: 'api/src/bookings/record/booking-store.ts',
    text: '($2::bigint is null or b.customer_id = $2) for update',
    by: '($2::bigint is null or b.customer_id = $2)',
    spec: 'api/test/payments.spec.ts',
    test: 'of twenty receptionists that take the last 200 dirhams at once, one succeeds',
  },
  {
    name: 'an account with an unpaid match can be erased',
    file: 'api/src/bookings/bookings.personal-data.ts',
    text: '(${AHEAD} or ${UNPAID} or ${TO_REFUND})',
    by: '(${AHEAD} or ${TO_REFUND})',
    spec: 'api/test/erase-debts.spec.ts',
    test: 'an unpaid match, played or missed, blocks the erasure until it is paid',
  },
  {
    name: 'an account with an unassigned transfer can be erased',
    file: 'api/src/desk/transfers.personal-data.ts',
    text: 'return reference === undefined ? []',
    by: 'return reference !== null ? []',
    spec: 'api/test/erase-debts.spec.ts',
    test: 'a late transfer or a remainder, if unassigned, must be settled before erasure',
  },
  {
    name: 'cash after midnight counts on the calendar date',
    file: `${database}/migrations/028-takings-day.ts`,
    text:
      'coalesce((select day from cash_sessions where id = new.cash_session_id), ' +
      'new.received_on)',
    by: 'new.received_on',
    spec: 'api/test/takings-night.spec.ts',
    test: 'cash after midnight counts with the previous evening, on every page',
  },
  {
    name: 'a pack starts at the payment that was entered last',
    file: 'api/src/payments/payments.service.ts',
    text: 'select max(p.received_on) as "on"',
    by: 'select (array_agg(p.received_on order by p.id desc))[1] as "on"',
    spec: 'api/test/packs.spec.ts',
    test: 'a pack is valid from the latest receipt date, in any order of entry',
  },
  {
    name: 'cash is added to a drawer of an earlier day',
    file: 'api/src/payments/cash/cash-sessions.service.ts',
    text: 'if (!earlierDrawer)',
    by: "if (!earlierDrawer && by === '')",
    spec: 'api/test/close-drawer.spec.ts',
    test: 'the evening drawer takes cash after closing and must be counted next morning',
  },
  {
    name: 'more cash can be withdrawn than the drawer has',
    file: 'api/src/payments/cash/cash-drawer.service.ts',
    text: 'if (isAbove && !confirmed) throw',
    by: 'if (isAbove && confirmed) throw',
    spec: 'api/test/close-drawer.spec.ts',
    test: 'a cash-out above the drawer sum asks to confirm without revealing the sum',
  },
  {
    name: 'a late transfer is listed as unknown',
    file: 'shared/src/payments/matching.rules.ts',
    text: '    return target ? [[line.reference',
    by: '    return target && due.has(target.reference) ? [[line.reference',
    spec: 'api/test/late-transfers.spec.ts',
    test: 'a transfer for an expired booking is categorized as late, in any spelling',
  },
  {
    name: 'a frozen pack gets the messages of an active one',
    file: 'shared/src/subscriptions/subscriptions.rules.ts',
    text: "return status === 'active' && !frozen && remainingHours > 0;",
    by: "return status === 'active' && remainingHours > 0;",
    spec: 'api/test/packs.spec.ts',
    test: 'a pack is not advertised while frozen, and is advertised after unfreezing',
  },
];
