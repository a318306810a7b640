import type { CashEntryKind, CashUnit } from './payments.codes.ts';

/** How many notes or coins of one kind lie in the drawer. */
export interface PieceCount {
  unitCents: CashUnit;
  pieces: number;
}

/** What went through the drawer, each as an amount above zero. */
export interface CashTakings {
  receivedCents: number;
  /** Payments that were taken back. */
  returnedCents: number;
  putInCents: number;
  takenOutCents: number;
}

/** A count of a drawer, as it was made: none is ever replaced. */
export interface CashCountAnswer {
  at: string;
  /** Venue wall time `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** The display name of who counted. */
  by: string;
  count: PieceCount[];
  countedCents: number;
  /** What should have been there then. */
  expectedCents: number;
  /** Below zero what was missing. */
  differenceCents: number;
}

/** The cash drawer from its opening to its count. What it should hold is told once it was counted, and not before; a count that money has overtaken is no longer told. */
export interface CashSessionAnswer {
  id: string;
  reference: string;
  /** The day of the desk on which it was opened: after midnight still the evening's. */
  day: string;
  /** It is open, and the running opening day is a later one: it is counted and closed before the next cash. */
  ofEarlierDay: boolean;
  openedAt: string;
  /** Venue wall time `YYYY-MM-DDTHH:mm`. */
  openedWall: string;
  /** The display name of who opened it. */
  openedBy: string;
  /** Null: opened by the first cash of the day, to be counted later. */
  floatCents: number | null;
  countedAt: string | null;
  count: PieceCount[] | null;
  countedCents: number | null;
  expectedCents: number | null;
  /** Below zero what is missing. */
  differenceCents: number | null;
  differenceReason: string | null;
  takings: CashTakings | null;
  /** Every count of it, the first one first; none while it is not told what it should hold. */
  counts: CashCountAnswer[];
  closedAt: string | null;
  closedWall: string | null;
  closedBy: string | null;
}

/** `GET cash_entries`: money that went into a drawer or out of it. */
export interface CashEntryAnswer {
  id: string;
  reference: string;
  session: string;
  kind: CashEntryKind;
  /** Below zero what went out. Null while the drawer is open and nobody has counted it as it lies there: a count is made of notes and coins, not of a list. */
  amountCents: number | null;
  at: string;
  /** Venue wall time `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** The display name of who did it. */
  by: string;
  reason: string | null;
  booking: string | null;
  subscription: string | null;
  /** Whose booking or pack it paid for. */
  customer: string | null;
}

/** `POST cash_sessions`, and `PUT cash_sessions/{reference}` of one that its first payment opened. */
export interface CashFloatInput {
  floatCents: number;
}

/** `POST cash_sessions/{reference}/movements`. */
export interface MoveCashInput {
  direction: 'in' | 'out';
  amountCents: number;
  reason: string;
  /** Takes out more than is known to lie in the drawer; without it that is `CASH_MOVEMENT_ABOVE_DRAWER`. */
  confirmed?: boolean;
}

/** `POST cash_sessions/{reference}/count`. */
export interface CountCashInput {
  count: PieceCount[];
}

/** `POST cash_sessions/{reference}/close`; the reason where any count of it differed from what should have been there. */
export interface CloseCashSessionInput {
  reason?: string;
}
