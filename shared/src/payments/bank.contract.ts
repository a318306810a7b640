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

/** Format of a bank's statements. Columns are counted from 1. */
export interface BankFormat {
  delimiter: BankDelimiter;
  decimal: BankDecimal;
  dateFormat: BankDate;
  /** Rows before the first line, including the header. */
  headerRows: number;
  dateColumn: number;
  /** Credits, or a signed amount. */
  amountColumn: number;
  /** Debits, if they have a column of their own: each row then fills one of the two columns. */
  debitColumn: number | null;
  /**
   * Direction of the payment, if a word or letter beside the amount shows it: `D` or `C`, `Débit`
   * or `Crédit`.
   */
  markColumn: number | null;
  /** Columns of the label; joined if the bank spreads the label over several. */
  labelColumns: number[];
}

/** `POST bank_profiles`; all fields are optional in `PUT bank_profiles/{reference}`. */
export interface BankProfileInput extends Omit<BankFormat, 'debitColumn' | 'markColumn'> {
  name: string;
  /**
   * The account of the statements, such as its last digits: equal lines of two accounts are two
   * lines.
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

/** `POST bank_files/look`: the first rows of a file, and its detected format. */
export interface BankFileAnswer {
  rows: string[][];
  /** Number of the first returned row, counted from 1; a long header is left out. */
  firstRow: number;
  guess: BankFormat;
}

/** A statement row with received money. `row` counts the rows of the file from 1. */
export interface StatementLine {
  row: number;
  bookedOn: string;
  amountCents: number;
  label: string;
}

export interface PreviewLine extends StatementLine {
  /** Imported already. */
  known: boolean;
}

/** A row that is not imported, with its text. */
export interface AsideRow {
  row: number;
  reason: AsideReason;
  text: string;
}

/** `POST bank_profiles/{reference}/preview`. */
export interface BankPreviewAnswer {
  lines: PreviewLine[];
  /** The first rows that cannot be parsed. */
  problems: { row: number; problem: RowProblem }[];
  /** Number of debit rows, which are ignored. */
  outgoing: number;
  /** The first rows that are not imported. */
  aside: AsideRow[];
  /** All rows with content; each is counted once. */
  counts: BankRowCounts;
}

export interface BankRowCounts extends Omit<BankImportAnswer, 'late' | 'double'> {
  rows: number;
}

/** `POST bank_profiles/{reference}/import`. */
export interface BankImportAnswer {
  added: number;
  /**
   * Number of added lines that name something no longer due (`late`) or already paid (`double`).
   */
  late: number;
  double: number;
  known: number;
  problems: number;
  outgoing: number;
  aside: number;
}

/** The probable target of a bank line. */
export interface BankMatchAnswer {
  booking: string | null;
  subscription: string | null;
  share: string | null;
  customer: string;
  dueCents: number;
  /** Amount that would be taken from the line. */
  takeCents: number;
  reasons: MatchReason[];
}

/** The target that a line names by its reference and that is no longer due. */
export interface BankSettledAnswer {
  booking: string | null;
  subscription: string | null;
  share: string | null;
  customer: string;
  /** `claimed`: another open line pays it in full. */
  state: SettledState;
  /** Venue date of the match, or of the pack's order. */
  date: string;
  totalCents: number;
  paidCents: number;
}

export interface BankLinePayment {
  reference: string;
  booking: string | null;
  subscription: string | null;
  share: string | null;
  /** Negative for a reversal. */
  amountCents: number;
}

/** A received transfer in the bank statement. */
export interface BankLineAnswer {
  id: string;
  reference: string;
  account: string;
  bookedOn: string;
  amountCents: number;
  /** Null after the erasure of the account that the label named. */
  label: string | null;
  state: BankLineState;
  /** Amount of the line that no payment uses. */
  restCents: number;
  payments: BankLinePayment[];
  /** Certainty of the match; null for a line without a rest. */
  lane: MatchLane | null;
  match: BankMatchAnswer | null;
  /** In the lanes `late` and `double`: the target that the line names. */
  settled: BankSettledAnswer | null;
  dismissedReason: string | null;
  importedAt: string;
}

/**
 * `POST bank_lines/{reference}/accept`: exactly one target; the amount is what is due, up to the
 * rest of the line.
 */
export interface AcceptBankLineInput {
  booking?: string;
  subscription?: string;
  share?: string;
}

/** `POST bank_lines/{reference}/dismiss`. */
export interface DismissBankLineInput {
  reason: string;
}
