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
} from '../platform/schema.ts';
import {
  ASIDE_REASONS,
  BANK_DATES,
  BANK_DECIMALS,
  BANK_DELIMITERS,
  BANK_LINE_STATES,
  MATCH_LANES,
  MATCH_REASONS,
  ROW_PROBLEMS,
  SETTLED_STATES,
} from './payments.codes.ts';

/**
 * A row of a statement that contains received money. `row` is its row number in the file, from 1.
 */
export interface StatementLine {
  row: number;
  bookedOn: string;
  amountCents: number;
  label: string;
}

const FORMAT = {
  delimiter: oneOf(BANK_DELIMITERS),
  decimal: oneOf(BANK_DECIMALS),
  dateFormat: oneOf(BANK_DATES),
  headerRows: about('Number of rows before the first data row, including the header.', integer()),
  dateColumn: integer(),
  amountColumn: about('Column with credits, or with a signed amount.', integer()),
  debitColumn: about(
    'Column with debits; null if debits have no separate column. Each row fills either the debit ' +
      'or the credit column.',
    nullable(integer()),
  ),
  markColumn: about(
    'Column that shows the direction of the payment by a word or letter beside the amount: `D` ' +
      'or `C`, `Débit` or `Crédit`. Null if there is none.',
    nullable(integer()),
  ),
  labelColumns: about(
    'Columns of the label. If the bank spreads the label over several columns, their texts are ' +
      'joined.',
    array(integer()),
  ),
};

const bankFormat = object('BankFormat', FORMAT);
/** Format of the statements of a bank. Columns are counted from 1. */
export type BankFormat = TypeOf<typeof bankFormat>;

export const bankProfile = object('BankProfile', {
  id: reference('bankProfile'),
  reference: reference('bankProfile'),
  name: text(),
  account: text(),
  ...FORMAT,
  createdAt: instant(),
});
export type BankProfileAnswer = TypeOf<typeof bankProfile>;

export const bankFile = object('BankFile', {
  rows: array(array(text())),
  firstRow: about(
    'Row number of the first returned row, counted from 1; a long header is left out.',
    integer(),
  ),
  guess: bankFormat,
});
/**
 * Response of `POST bank_files/look`: the first rows of a file, and the format that was detected.
 */
export type BankFileAnswer = TypeOf<typeof bankFile>;

const previewLine = object('BankPreviewLine', {
  row: integer(),
  bookedOn: date(),
  amountCents: cents(),
  label: text(),
  known: about('Whether the line has already been imported.', flag()),
});

const problem = object('BankRowProblem', {
  row: integer(),
  problem: oneOf(ROW_PROBLEMS),
});

const COUNTS = {
  added: integer(),
  known: integer(),
  problems: integer(),
  outgoing: integer(),
  aside: integer(),
};
const aside = object('BankAsideRow', {
  row: integer(),
  reason: oneOf(ASIDE_REASONS),
  text: text(),
});
/** A row of the file that is not imported, with its text. */
export type AsideRow = TypeOf<typeof aside>;

const counts = object('BankRowCounts', { ...COUNTS, rows: integer() });

export const bankPreview = object('BankPreview', {
  lines: array(previewLine),
  problems: about(
    'The first rows that have a problem, such as an unreadable date or amount, and are not ' +
      'imported; `counts` includes all of them.',
    array(problem),
  ),
  outgoing: about('Number of rows with debits, which are ignored.', integer()),
  aside: about(
    'The first rows that are ignored, because they are above the data or state a balance; ' +
      '`counts` includes all of them.',
    array(aside),
  ),
  counts: about('Counts of all rows with content; each row is counted once.', counts),
});
/** Response of `POST bank_profiles/{reference}/preview`. */
export type BankPreviewAnswer = TypeOf<typeof bankPreview>;

export const bankImport = object('BankImport', {
  ...COUNTS,
  late: about(
    'Number of added lines whose reference names a booking, pack or share that is no longer due ' +
      '(`late`) or already paid (`double`).',
    integer(),
  ),
  double: integer(),
});
/** Response of `POST bank_profiles/{reference}/import`. */
export type BankImportAnswer = TypeOf<typeof bankImport>;

const match = object('BankMatch', {
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  customer: text(),
  dueCents: cents(),
  takeCents: about(
    'Amount in centimes that the payment would use from the amount of the bank line.',
    cents(),
  ),
  reasons: array(oneOf(MATCH_REASONS)),
});
/** The booking, pack or share that a bank line probably pays. */
export type BankMatchAnswer = TypeOf<typeof match>;

const settled = object('BankSettled', {
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  customer: text(),
  state: about(
    'Why nothing is due. `claimed`: another open line pays the whole amount.',
    oneOf(SETTLED_STATES),
  ),
  date: about("Date of the match, or of the pack's order, in the venue's time zone.", date()),
  totalCents: cents(),
  paidCents: cents(),
});
/** The booking, pack or share that a bank line names by its reference and that is no longer due. */
export type BankSettledAnswer = TypeOf<typeof settled>;

const linePayment = object('BankLinePayment', {
  reference: reference('payment'),
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  amountCents: about('Amount of the payment in centimes, negative for a reversal.', cents()),
});

export const bankLine = object('BankLine', {
  id: reference('bankLine'),
  reference: reference('bankLine'),
  account: text(),
  bookedOn: date(),
  amountCents: cents(),
  label: about(
    'Label of the bank line; null after the erasure of the account that the label named.',
    nullable(text()),
  ),
  state: oneOf(BANK_LINE_STATES),
  restCents: about('Amount of the line in centimes that no payment uses.', cents()),
  payments: array(linePayment),
  lane: about(
    'Certainty of the match; null for a line whose whole amount is used.',
    nullable(oneOf(MATCH_LANES)),
  ),
  match: nullable(match),
  settled: about(
    'The booking, pack or share that the line names; set only if `lane` is `late` or `double`.',
    nullable(settled),
  ),
  dismissedReason: nullable(text()),
  importedAt: instant(),
});
/** A bank line: a transfer that a bank statement shows as received. */
export type BankLineAnswer = TypeOf<typeof bankLine>;
