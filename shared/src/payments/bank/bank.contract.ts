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
} from '../payments.codes.ts';

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
  delimiter: about('Character between two columns.', oneOf(BANK_DELIMITERS)),
  decimal: about('Decimal separator of amounts.', oneOf(BANK_DECIMALS)),
  dateFormat: about(
    'Order of day, month and year; the separators in the file may differ.',
    oneOf(BANK_DATES),
  ),
  headerRows: about('Number of rows before the first data row, including the header.', integer()),
  dateColumn: about('Column of the date, from 1.', integer()),
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
  name: about('Name of the profile, such as the name of the bank.', text()),
  account: about('Identifies the bank account, for example by its last digits.', text()),
  ...FORMAT,
  createdAt: instant(),
});
export type BankProfileAnswer = TypeOf<typeof bankProfile>;

export const bankFile = object('BankFile', {
  rows: about('First rows of the file, as texts by column.', array(array(text()))),
  firstRow: about(
    'Row number of the first returned row, counted from 1; a long header is left out.',
    integer(),
  ),
  guess: about('Format that was detected.', bankFormat),
});
/**
 * Response of `POST bank_files/look`: the first rows of a file, and the format that was detected.
 */
export type BankFileAnswer = TypeOf<typeof bankFile>;

const previewLine = object('BankPreviewLine', {
  row: about('Row number in the file, from 1.', integer()),
  bookedOn: about('Date of the bank line, `YYYY-MM-DD`.', date()),
  amountCents: cents(),
  label: about('Text of the bank line.', text()),
  known: about('Whether the line has already been imported.', flag()),
});

const problem = object('BankRowProblem', {
  row: about('Row number in the file, from 1.', integer()),
  problem: about('Why the row is not a received payment.', oneOf(ROW_PROBLEMS)),
});

const COUNTS = {
  added: about('Number of new lines.', integer()),
  known: about('Number of lines that were imported before.', integer()),
  problems: about('Number of rows with a problem.', integer()),
  outgoing: about('Number of rows with debits, which are ignored.', integer()),
  aside: about('Number of ignored rows above the data or with a balance.', integer()),
};
const aside = object('BankAsideRow', {
  row: about('Row number in the file, from 1.', integer()),
  reason: about('`heading`: above the data; `balance`: states a balance.', oneOf(ASIDE_REASONS)),
  text: about('Cells of the row as one text.', text()),
});
/** A row of the file that is not imported, with its text. */
export type AsideRow = TypeOf<typeof aside>;

const counts = object('BankRowCounts', {
  ...COUNTS,
  rows: about('Number of rows with content.', integer()),
});

export const bankPreview = object('BankPreview', {
  lines: about('First lines that were read.', array(previewLine)),
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
    'Number of added lines whose reference names a target that is no longer due.',
    integer(),
  ),
  double: about(
    'Number of added lines whose reference names a target that is already paid.',
    integer(),
  ),
});
/** Response of `POST bank_profiles/{reference}/import`. */
export type BankImportAnswer = TypeOf<typeof bankImport>;

const match = object('BankMatch', {
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  customer: about('Name of the customer.', text()),
  dueCents: about('Amount due of the target, in centimes.', cents()),
  takeCents: about(
    'Amount in centimes that the payment would use from the amount of the bank line.',
    cents(),
  ),
  reasons: about(
    'Evidence for the match, and warnings such as `several` or `taken_back`.',
    array(oneOf(MATCH_REASONS)),
  ),
});
/** The booking, pack or share that a bank line probably pays. */
export type BankMatchAnswer = TypeOf<typeof match>;

const settled = object('BankSettled', {
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  customer: about('Name of the customer.', text()),
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
  account: about('Identifies the bank account, as in its profile.', text()),
  bookedOn: about('Date of the bank line, `YYYY-MM-DD`.', date()),
  amountCents: cents(),
  label: about(
    'Label of the bank line; null after the erasure of the account that the label named.',
    nullable(text()),
  ),
  state: about(
    '`to_give_back`: a part paid the amount due and the rest is not used.',
    oneOf(BANK_LINE_STATES),
  ),
  restCents: about('Amount of the line in centimes that no payment uses.', cents()),
  payments: about('Payments that use amounts of the line.', array(linePayment)),
  lane: about(
    'Certainty of the match; null for a line whose whole amount is used.',
    nullable(oneOf(MATCH_LANES)),
  ),
  match: about('Probable target of the line; null: none.', nullable(match)),
  settled: about(
    'The booking, pack or share that the line names; set only if `lane` is `late` or `double`.',
    nullable(settled),
  ),
  dismissedReason: about('Why staff dismissed the line; null unless dismissed.', nullable(text())),
  importedAt: instant(),
});
/** A bank line: a transfer that a bank statement shows as received. */
export type BankLineAnswer = TypeOf<typeof bankLine>;
