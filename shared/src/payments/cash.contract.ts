import type { CashEntryKind, CashUnit } from './payments.codes.ts';

/** Number of notes or coins of one kind in a count of the cash drawer. */
export interface PieceCount {
  unitCents: CashUnit;
  pieces: number;
}

/** Sums of the cash drawer's entries by kind, in centimes; each sum is positive. */
export interface CashTakings {
  receivedCents: number;
  /** Sum of the reversed payments in centimes. */
  returnedCents: number;
  putInCents: number;
  takenOutCents: number;
}

/**
 * A count of the cash drawer. Each count is stored; a later count does not replace an earlier one.
 */
export interface CashCountAnswer {
  at: string;
  /** Local time of the count at the venue, `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** Display name of the person that counted. */
  by: string;
  count: PieceCount[];
  countedCents: number;
  /** Amount that was expected in the drawer at the time of the count, in centimes. */
  expectedCents: number;
  /** Counted amount less expected amount, in centimes; negative if money was missing. */
  differenceCents: number;
}

/**
 * A cash session: the cash drawer from its opening until it is closed. The expected amount is
 * exposed only after a count, and is hidden again once money moves after that count.
 */
export interface CashSessionAnswer {
  id: string;
  reference: string;
  /**
   * Opening day on which the drawer was opened; hours after midnight belong to the opening day
   * before.
   */
  day: string;
  /**
   * Whether the drawer was opened on an earlier opening day and is still open. It must then be
   * counted and closed before more cash is taken.
   */
  ofEarlierDay: boolean;
  openedAt: string;
  /** Local time of the opening at the venue, `YYYY-MM-DDTHH:mm`. */
  openedWall: string;
  /** Display name of the person that opened the drawer. */
  openedBy: string;
  /**
   * Amount in the drawer at its opening, in centimes. Null if the first cash payment of the day
   * opened the drawer and the float is not counted yet.
   */
  floatCents: number | null;
  countedAt: string | null;
  count: PieceCount[] | null;
  countedCents: number | null;
  expectedCents: number | null;
  /**
   * Counted amount less expected amount, in centimes; negative if money is missing. Null while the
   * expected amount is not exposed.
   */
  differenceCents: number | null;
  differenceReason: string | null;
  takings: CashTakings | null;
  /** All counts in ascending order of time; empty while the expected amount is not exposed. */
  counts: CashCountAnswer[];
  closedAt: string | null;
  closedWall: string | null;
  closedBy: string | null;
}

/** An item in the response of `GET cash_entries`: money that went into or out of a cash drawer. */
export interface CashEntryAnswer {
  id: string;
  reference: string;
  session: string;
  kind: CashEntryKind;
  /**
   * Amount in centimes, negative for money that was taken out. Null while the drawer is open and
   * was not counted since money last moved. Staff then cannot compute the expected amount from the
   * entries.
   */
  amountCents: number | null;
  at: string;
  /** Local time of the entry at the venue, `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** Display name of the person that made the entry. */
  by: string;
  reason: string | null;
  booking: string | null;
  subscription: string | null;
  /**
   * Name of the customer of the booking or pack that was paid; null for cash movements without a
   * payment.
   */
  customer: string | null;
}

/**
 * Request body of `POST cash_sessions`, and of `PUT cash_sessions/{reference}` for a drawer that
 * its first payment opened.
 */
export interface CashFloatInput {
  floatCents: number;
}

/** Request body of `POST cash_sessions/{reference}/movements`. */
export interface MoveCashInput {
  direction: 'in' | 'out';
  amountCents: number;
  reason: string;
  /**
   * True if the user confirms a withdrawal above the amount that is expected in the drawer. Without
   * this confirmation such a withdrawal is refused with `CASH_MOVEMENT_ABOVE_DRAWER`.
   */
  confirmed?: boolean;
}

/** Request body of `POST cash_sessions/{reference}/count`. */
export interface CountCashInput {
  count: PieceCount[];
}

/**
 * Request body of `POST cash_sessions/{reference}/close`. A reason is required if any count
 * differed from the expected amount.
 */
export interface CloseCashSessionInput {
  reason?: string;
}
