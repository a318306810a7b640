import type { AsideReason, BankDate, BankDecimal, BankDelimiter, BankLineState, MatchLane, MatchReason, RowProblem, SettledState } from './payments.codes.ts';

/** How a bank writes its statements. Columns are counted from 1. */
export interface BankFormat {
  delimiter: BankDelimiter;
  decimal: BankDecimal;
  dateFormat: BankDate;
  /** Rows before the first line, the names of the columns among them. */
  headerRows: number;
  dateColumn: number;
  /** What came in, or a signed amount. */
  amountColumn: number;
  /** What went out, where that has a column of its own: each row then fills one of both. */
  debitColumn: number | null;
  /** Which way money went, where a word or letter beside the amount says it: `D` or `C`, `Débit` or `Crédit`. */
  markColumn: number | null;
  /** Put together where the bank spreads its words over several. */
  labelColumns: number[];
}

/** `POST bank_profiles`; of `PUT bank_profiles/{reference}` all may be left out. */
export interface BankProfileInput extends Omit<BankFormat, 'debitColumn' | 'markColumn'> {
  name: string;
  /** The account that the statements are of, such as its last digits: equal lines of two accounts are two lines. */
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

/** `POST bank_files/look`: the first rows of a file, and how it seems to be written. */
export interface BankFileAnswer {
  rows: string[][];
  /** The number of the first of these rows, counted from 1: a long head is left out. */
  firstRow: number;
  guess: BankFormat;
}

/** A row of a statement that is money received. `row` counts the rows of the file from 1. */
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

/** A row of which nothing is kept, with its words. */
export interface AsideRow {
  row: number;
  reason: AsideReason;
  text: string;
}

/** `POST bank_profiles/{reference}/preview`. */
export interface BankPreviewAnswer {
  lines: PreviewLine[];
  /** Rows that cannot be read, the first of them. */
  problems: { row: number; problem: RowProblem }[];
  /** Rows of money that went out: they are left alone. */
  outgoing: number;
  /** The first rows that are set aside. */
  aside: AsideRow[];
  /** All rows of the file that hold something: each is counted once. */
  counts: BankRowCounts;
}

export interface BankRowCounts extends Omit<BankImportAnswer, 'late' | 'double'> {
  rows: number;
}

/** `POST bank_profiles/{reference}/import`. */
export interface BankImportAnswer {
  added: number;
  /** Of the added ones: those that name something that is no debt any more, and those that name something paid. */
  late: number;
  double: number;
  known: number;
  problems: number;
  outgoing: number;
  aside: number;
}

/** What a line of the bank seems to pay for. */
export interface BankMatchAnswer {
  booking: string | null;
  subscription: string | null;
  share: string | null;
  customer: string;
  dueCents: number;
  /** What would be taken of the line. */
  takeCents: number;
  reasons: MatchReason[];
}

/** What a line names by its reference and what is no debt any more. */
export interface BankSettledAnswer {
  booking: string | null;
  subscription: string | null;
  share: string | null;
  customer: string;
  /** `claimed`: another open line pays it in full. */
  state: SettledState;
  /** Venue date of the match, or of the order of the pack. */
  date: string;
  totalCents: number;
  paidCents: number;
}

export interface BankLinePayment {
  reference: string;
  booking: string | null;
  subscription: string | null;
  share: string | null;
  /** Below zero for one that was taken back. */
  amountCents: number;
}

/** Money that the bank says it received. */
export interface BankLineAnswer {
  id: string;
  reference: string;
  account: string;
  bookedOn: string;
  amountCents: number;
  /** Null once the account of whom it named was erased. */
  label: string | null;
  state: BankLineState;
  /** What no payment has taken yet. */
  restCents: number;
  payments: BankLinePayment[];
  /** How sure the match is; null for a line with nothing left. */
  lane: MatchLane | null;
  match: BankMatchAnswer | null;
  /** In the lanes `late` and `double`: what it names. */
  settled: BankSettledAnswer | null;
  dismissedReason: string | null;
  importedAt: string;
}

/** `POST bank_lines/{reference}/accept`: one of them; the amount is what is due, as far as the line reaches. */
export interface AcceptBankLineInput {
  booking?: string;
  subscription?: string;
  share?: string;
}

/** `POST bank_lines/{reference}/dismiss`. */
export interface DismissBankLineInput {
  reason: string;
}
