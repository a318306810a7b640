import {
  about,
  array,
  cents,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../../platform/schema.ts';
import { CASH_ENTRY_KINDS, CASH_UNITS } from '../payments.codes.ts';

const pieceCount = object('PieceCount', {
  unitCents: about('Value of the note or coin, in centimes.', oneOf(CASH_UNITS)),
  pieces: about('Number of notes or coins.', integer()),
});
/** Number of notes or coins of one kind in a count of the cash drawer. */
export type PieceCount = TypeOf<typeof pieceCount>;

const takings = object('CashTakings', {
  receivedCents: about('Sum of the cash payments, in centimes.', cents()),
  returnedCents: about('Sum of the reversed payments in centimes.', cents()),
  putInCents: about('Sum of the cash that was put in without a payment, in centimes.', cents()),
  takenOutCents: about(
    'Sum of the cash that was taken out without a payment, in centimes.',
    cents(),
  ),
});
/** Sums of the cash drawer's entries by kind, in centimes; each sum is positive. */
export type CashTakings = TypeOf<typeof takings>;

const cashCount = object('CashCount', {
  at: instant(),
  wall: about('Local time of the count at the venue, `YYYY-MM-DDTHH:mm`.', text()),
  by: about('Display name of the person that counted.', text()),
  count: about('Counted notes and coins.', array(pieceCount)),
  countedCents: about('Sum of the counted notes and coins, in centimes.', cents()),
  expectedCents: about(
    'Amount that was expected in the drawer at the time of the count, in centimes.',
    cents(),
  ),
  differenceCents: about(
    'Counted amount less expected amount, in centimes; negative if money was missing.',
    cents(),
  ),
});
/**
 * A count of the cash drawer. Each count is stored; a later count does not replace an earlier one.
 */
export type CashCountAnswer = TypeOf<typeof cashCount>;

export const cashSession = object('CashSession', {
  id: reference('cashSession'),
  reference: reference('cashSession'),
  day: about(
    'Opening day on which the drawer was opened; hours after midnight belong to the opening day ' +
      'before.',
    date(),
  ),
  ofEarlierDay: about(
    'Whether the drawer was opened on an earlier opening day and is still open. It must then be ' +
      'counted and closed before more cash is taken.',
    flag(),
  ),
  openedAt: instant(),
  openedWall: about('Local time of the opening at the venue, `YYYY-MM-DDTHH:mm`.', text()),
  openedBy: about('Display name of the person that opened the drawer.', text()),
  floatCents: about(
    'Amount in the drawer at its opening, in centimes. Null if the first cash payment of the day ' +
      'opened the drawer and the float is not counted yet.',
    nullable(cents()),
  ),
  countedAt: about('Time of the last count; null before a count.', nullable(instant())),
  count: about(
    'Notes and coins of the last count; null before a count.',
    nullable(array(pieceCount)),
  ),
  countedCents: about('Sum of the last count in centimes; null before a count.', nullable(cents())),
  expectedCents: about(
    'Expected amount in centimes; null while it is not exposed.',
    nullable(cents()),
  ),
  differenceCents: about(
    'Counted amount less expected amount, in centimes; negative if money is missing. Null while ' +
      'the expected amount is not exposed.',
    nullable(cents()),
  ),
  differenceReason: about('Explanation of a difference at closing; null: none.', nullable(text())),
  takings: about(
    'Sums by kind of entry; null while the expected amount is not exposed.',
    nullable(takings),
  ),
  counts: about(
    'All counts in ascending order of time; empty while the expected amount is not exposed.',
    array(cashCount),
  ),
  closedAt: about('Time of the closing; null while open.', nullable(instant())),
  closedWall: about(
    'Local time of the closing at the venue, `YYYY-MM-DDTHH:mm`; null while open.',
    nullable(text()),
  ),
  closedBy: about(
    'Display name of the person that closed the drawer; null while open.',
    nullable(text()),
  ),
});
/**
 * A cash session: the cash drawer from its opening until it is closed. The expected amount is
 * exposed only after a count, and is hidden again once money moves after that count.
 */
export type CashSessionAnswer = TypeOf<typeof cashSession>;

export const cashEntry = object('CashEntry', {
  id: about('Reference of the payment (`PAY-…`) or cash movement (`CM-…`).', text()),
  reference: about('Reference of the payment (`PAY-…`) or cash movement (`CM-…`).', text()),
  session: reference('cashSession'),
  kind: about('`in` and `out` are movements without a payment.', oneOf(CASH_ENTRY_KINDS)),
  amountCents: about(
    'Amount in centimes, negative for money that was taken out. Null while the drawer is open ' +
      'and was not counted since money last moved. Staff then cannot compute the expected amount ' +
      'from the entries.',
    nullable(cents()),
  ),
  at: instant(),
  wall: about('Local time of the entry at the venue, `YYYY-MM-DDTHH:mm`.', text()),
  by: about('Display name of the person that made the entry.', text()),
  reason: about('Reason of a movement, or note of a payment; null: none.', nullable(text())),
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  customer: about(
    'Name of the customer of the booking or pack that was paid; null for cash movements without ' +
      'a payment.',
    nullable(text()),
  ),
});
/** An item in the response of `GET cash_entries`: money that went into or out of a cash drawer. */
export type CashEntryAnswer = TypeOf<typeof cashEntry>;
