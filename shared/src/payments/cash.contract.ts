import type { CashEntryKind, CashUnit } from './payments.codes.ts';

/** Number of notes or coins of one kind. */
export interface PieceCount {
  unitCents: CashUnit;
  pieces: number;
}

/** Sums of the drawer's entries, each positive. */
export interface CashTakings {
  receivedCents: number;
  /** Reversed payments. */
  returnedCents: number;
  putInCents: number;
  takenOutCents: number;
}

/** A count of a drawer; counts are never replaced. */
export interface CashCountAnswer {
  at: string;
  /** Venue wall time `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** Display name of the person who counted. */
  by: string;
  count: PieceCount[];
  countedCents: number;
  /** Expected amount at that time. */
  expectedCents: number;
  /** Negative if money was missing. */
  differenceCents: number;
}

/**
 * The cash drawer from its opening to its count. The expected amount is exposed only after a count,
 * and no longer once money moves after that count.
 */
export interface CashSessionAnswer {
  id: string;
  reference: string;
  /** Opening day on which the drawer was opened; hours after midnight belong to the day before. */
  day: string;
  /**
   * The drawer is still open on a later opening day: it must be counted and closed before more cash
   * is taken.
   */
  ofEarlierDay: boolean;
  openedAt: string;
  /** Venue wall time `YYYY-MM-DDTHH:mm`. */
  openedWall: string;
  /** Display name of the person who opened the drawer. */
  openedBy: string;
  /**
   * Null if the first cash payment of the day opened the drawer; the float is then counted later.
   */
  floatCents: number | null;
  countedAt: string | null;
  count: PieceCount[] | null;
  countedCents: number | null;
  expectedCents: number | null;
  /** Negative if money is missing. */
  differenceCents: number | null;
  differenceReason: string | null;
  takings: CashTakings | null;
  /** All counts in ascending order; empty while the expected amount is not exposed. */
  counts: CashCountAnswer[];
  closedAt: string | null;
  closedWall: string | null;
  closedBy: string | null;
}

/** `GET cash_entries`: money that went into or out of a drawer. */
export interface CashEntryAnswer {
  id: string;
  reference: string;
  session: string;
  kind: CashEntryKind;
  /**
   * Negative for money taken out. Null while the open drawer has no current count, because counts
   * must not be made from the entries.
   */
  amountCents: number | null;
  at: string;
  /** Venue wall time `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** Display name of the actor. */
  by: string;
  reason: string | null;
  booking: string | null;
  subscription: string | null;
  /** The customer of the paid booking or pack. */
  customer: string | null;
}

/**
 * `POST cash_sessions`, and `PUT cash_sessions/{reference}` for a drawer that its first payment
 * opened.
 */
export interface CashFloatInput {
  floatCents: number;
}

/** `POST cash_sessions/{reference}/movements`. */
export interface MoveCashInput {
  direction: 'in' | 'out';
  amountCents: number;
  reason: string;
  /**
   * Confirms taking out more than the drawer is known to contain; otherwise refused with
   * `CASH_MOVEMENT_ABOVE_DRAWER`.
   */
  confirmed?: boolean;
}

/** `POST cash_sessions/{reference}/count`. */
export interface CountCashInput {
  count: PieceCount[];
}

/**
 * `POST cash_sessions/{reference}/close`; a reason is required if any count differed from the
 * expected amount.
 */
export interface CloseCashSessionInput {
  reason?: string;
}
