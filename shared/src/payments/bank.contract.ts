import type {
  AsideReason,
  BankDate,
  BankDecimal,
  BankDelimiter,
  BankLineState,
  MatchLane,
  MatchReason,
  RowProblem,
  SettledState,
} from './payments.codes.ts';

/** Format of the statements of a bank. Columns are counted from 1. */
export interface BankFormat {
  delimiter: BankDelimiter;
  decimal: BankDecimal;
  dateFormat: BankDate;
  /** Number of rows before the first data row, including the header. */
  headerRows: number;
  dateColumn: number;
  /** Column with credits, or with a signed amount. */
  amountColumn: number;
  /**
   * Column with debits; null if debits have no separate column. Each row fills either the debit or
   * the credit column.
   */
  debitColumn: number | null;
  /**
   * Column that shows the direction of the payment by a word or letter beside the amount: `D` or
   * `C`, `Débit` or `Crédit`. Null if there is none.
   */
  markColumn: number | null;
  /**
   * Columns of the label. If the bank spreads the label over several columns, their texts are
   * joined.
   */
  labelColumns: number[];
}

/**
 * Request body of `POST bank_profiles`. In `PUT bank_profiles/{reference}` all fields are optional.
 */
export interface BankProfileInput extends Omit<BankFormat, 'debitColumn' | 'markColumn'> {
  name: string;
  /**
   * Identifies the bank account of the statements, for example by its last digits. Equal lines of
   * two accounts are different lines.
   */
  account: string;
  debitColumn?: number | null;
  markColumn?: number | null;
}

export interface BankProfileAnswer extends BankFormat {
  name: string;
  account: string;
  id: string;
  reference: string;
  createdAt: string;
}

/**
 * Response of `POST bank_files/look`: the first rows of a file, and the format that was detected.
 */
export interface BankFileAnswer {
  rows: string[][];
  /** Row number of the first returned row, counted from 1; a long header is left out. */
  firstRow: number;
  guess: BankFormat;
}

/**
 * A row of a statement that contains received money. `row` is its row number in the file, from 1.
 */
export interface StatementLine {
  row: number;
  bookedOn: string;
  amountCents: number;
  label: string;
}

export interface PreviewLine extends StatementLine {
  /** Whether the line has already been imported. */
  known: boolean;
}

/** A row of the file that is not imported, with its text. */
export interface AsideRow {
  row: number;
  reason: AsideReason;
  text: string;
}

/** Response of `POST bank_profiles/{reference}/preview`. */
export interface BankPreviewAnswer {
  lines: PreviewLine[];
  /**
   * The first rows that have a problem, such as an unreadable date or amount, and are not imported;
   * `counts` includes all of them.
   */
  problems: { row: number; problem: RowProblem }[];
  /** Number of rows with debits, which are ignored. */
  outgoing: number;
  /**
   * The first rows that are ignored, because they are above the data or state a balance; `counts`
   * includes all of them.
   */
  aside: AsideRow[];
  /** Counts of all rows with content; each row is counted once. */
  counts: BankRowCounts;
}

export interface BankRowCounts extends Omit<BankImportAnswer, 'late' | 'double'> {
  rows: number;
}

/** Response of `POST bank_profiles/{reference}/import`. */
export interface BankImportAnswer {
  added: number;
  /**
   * Number of added lines whose reference names a booking, pack or share that is no longer due
   * (`late`) or already paid (`double`).
   */
  late: number;
  double: number;
  known: number;
  problems: number;
  outgoing: number;
  aside: number;
}

/** The booking, pack or share that a bank line probably pays. */
export interface BankMatchAnswer {
  booking: string | null;
  subscription: string | null;
  share: string | null;
  customer: string;
  dueCents: number;
  /** Amount in centimes that the payment would use from the amount of the bank line. */
  takeCents: number;
  reasons: MatchReason[];
}

/** The booking, pack or share that a bank line names by its reference and that is no longer due. */
export interface BankSettledAnswer {
  booking: string | null;
  subscription: string | null;
  share: string | null;
  customer: string;
  /** Why nothing is due. `claimed`: another open line pays the whole amount. */
  state: SettledState;
  /** Date of the match, or of the pack's order, in the venue's time zone. */
  date: string;
  totalCents: number;
  paidCents: number;
}

export interface BankLinePayment {
  reference: string;
  booking: string | null;
  subscription: string | null;
  share: string | null;
  /** Amount of the payment in centimes, negative for a reversal. */
  amountCents: number;
}

/** A bank line: a transfer that a bank statement shows as received. */
export interface BankLineAnswer {
  id: string;
  reference: string;
  account: string;
  bookedOn: string;
  amountCents: number;
  /** Label of the bank line; null after the erasure of the account that the label named. */
  label: string | null;
  state: BankLineState;
  /** Amount of the line in centimes that no payment uses. */
  restCents: number;
  payments: BankLinePayment[];
  /** Certainty of the match; null for a line whose whole amount is used. */
  lane: MatchLane | null;
  match: BankMatchAnswer | null;
  /** The booking, pack or share that the line names; set only if `lane` is `late` or `double`. */
  settled: BankSettledAnswer | null;
  dismissedReason: string | null;
  importedAt: string;
}

/**
 * Request body of `POST bank_lines/{reference}/accept`, with exactly one booking, pack or share.
 * The payment is the amount due, but at most the unused amount of the line.
 */
export interface AcceptBankLineInput {
  booking?: string;
  subscription?: string;
  share?: string;
}

/** Request body of `POST bank_lines/{reference}/dismiss`. */
export interface DismissBankLineInput {
  reason: string;
}
