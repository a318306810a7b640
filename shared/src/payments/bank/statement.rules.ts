import { fold } from '../../search/fold.ts';
import { addDays } from '../../time/wall-time.ts';
import { isForeignAmount, isForeignCurrency, readBankAmount } from './bank-amounts.rules.ts';
import type { AsideRow, BankFormat, StatementLine } from './bank.contract.ts';
import { readBankDate } from './bank-dates.rules.ts';
import type { AsideReason, RowProblem } from '../payments.codes.ts';
import { headingOf, headingRowOf, isBalanceLabel, isHeadingRow } from './statement-head.rules.ts';

const MAX_LABEL = 300;
const MAX_SHOWN_ROW = 200;
/**
 * Number of days after today that a date may be, because banks may book an evening's transfer on
 * the next working day.
 */
const DAYS_AHEAD = 1;

type Cells = readonly string[];
type Read = Pick<StatementLine, 'bookedOn' | 'amountCents' | 'label'>;

/**
 * Returns a label in stored form: one line, without invisible characters. Labels that differ only
 * in their blanks become equal.
 */
export function readLabel(parts: readonly string[]): string {
  const text = parts
    .join(' ')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...text].slice(0, MAX_LABEL).join('').trim();
}

/**
 * A parsed line, and all cells of its row as they are in the file, whatever the statement format.
 */
export interface ReadLine extends StatementLine {
  cells: Cells;
}

export interface BankStatement {
  lines: ReadLine[];
  problems: { row: number; problem: RowProblem }[];
  outgoing: number;
  /** Rows that are not imported, because they are above the data or state a balance. */
  aside: AsideRow[];
}

/**
 * Parses every row of a statement. The header is found by its content; `headerRows` applies only if
 * no header is found. A row above the header with a date and an amount counts as data.
 */
export function readStatement(
  rows: readonly Cells[],
  format: BankFormat,
  today: string,
): BankStatement {
  const statement: BankStatement = { lines: [], problems: [], outgoing: 0, aside: [] };
  const names = rows[headingRowOf(rows)] ?? [];
  const reads = rows.map((cells) => readRow(cells, format, names, today));
  const end = endOfHead(rows, reads, format);
  const account = accountRowOf(rows, reads);
  rows.forEach((cells, index) => {
    const row = index + 1;
    const read = index === account ? 'balance' : reads[index];
    if (read === undefined || isBlank(cells)) return;
    if (typeof read !== 'string') statement.lines.push({ row, ...read, cells });
    else if (read === 'outgoing') statement.outgoing += 1;
    else if (read === 'balance') statement.aside.push(setAside(row, 'balance', cells));
    else if (index < end || isHeadingRow(cells))
      statement.aside.push(setAside(row, 'heading', cells));
    else statement.problems.push({ row, problem: read });
  });
  return statement;
}

const isBlank = (cells: Cells) => cells.every((cell) => cell.trim() === '');

function setAside(row: number, reason: AsideReason, cells: Cells): AsideRow {
  const text = readLabel(cells.filter((cell) => cell.trim() !== ''));
  return { row, reason, text: [...text].slice(0, MAX_SHOWN_ROW).join('') };
}

type RowRead = Read | RowProblem | 'balance';

const isData = (read: RowRead | undefined) =>
  read !== undefined && (typeof read !== 'string' || read === 'outgoing');

/**
 * Returns the index of the first row after the head of the file. It is the row below the header, or
 * an earlier row with data.
 */
function endOfHead(rows: readonly Cells[], reads: readonly RowRead[], format: BankFormat): number {
  const at = headingRowOf(rows);
  const first = reads.findIndex(isData);
  return Math.min(at >= 0 ? at + 1 : format.headerRows, first >= 0 ? first : rows.length);
}

const ACCOUNT_NUMBER = /^(?=(?:\D*\d){8})(?!(?:.*\p{L}){4})[\p{L}\p{N}\s]+$/u;
const filledIn = (cells: Cells | undefined) =>
  cells?.filter((cell) => cell.trim() !== '').length ?? 0;

/**
 * Returns the index of a first or last row that states the balance beside the account number; -1 if
 * there is none. The label of this row is a number, and the row has fewer filled cells than every
 * other row.
 */
function accountRowOf(rows: readonly Cells[], reads: readonly RowRead[]): number {
  const data = reads.flatMap((read, index) => (isData(read) ? [index] : []));
  const ends = data.length > 1 ? [data[0], data.at(-1)] : [];
  const found = ends.find((end) => {
    const read = end === undefined ? undefined : reads[end];
    if (end === undefined || typeof read !== 'object' || !ACCOUNT_NUMBER.test(read.label))
      return false;
    return data.every((other) => other === end || filledIn(rows[other]) > filledIn(rows[end]));
  });
  return found ?? -1;
}

function readRow(cells: Cells, format: BankFormat, names: Cells, today: string): RowRead {
  const label = readLabel(format.labelColumns.map((column) => cells[column - 1] ?? ''));
  if (isBalanceLabel(label) || isBalanceLabel(cells.find((cell) => cell.trim() !== '') ?? ''))
    return 'balance';
  const bookedOn = readBankDate(cells[format.dateColumn - 1] ?? '', format.dateFormat);
  if (bookedOn === null) return 'date';
  if (bookedOn > addDays(today, DAYS_AHEAD)) return 'future';
  const amountCents = receivedIn(cells, format);
  if (typeof amountCents === 'string') return amountCents;
  if (headingOf(names[format.amountColumn - 1] ?? '') === 'balance') return 'balanceColumn';
  if (
    cells.some((cell, index) => isForeignCurrency(cell) && !format.labelColumns.includes(index + 1))
  )
    return 'currency';
  return label === '' ? 'label' : { bookedOn, amountCents, label };
}

/**
 * Returns the received amount in centimes, or why the row is not a received payment. A row is a
 * debit if the debit column is filled, the direction mark or sign shows a debit, or the amount cell
 * is empty.
 */
function receivedIn(cells: Cells, format: BankFormat): number | RowProblem {
  const { amountColumn, debitColumn, markColumn } = format;
  const cell = (column: number | null) => (column === null ? '' : (cells[column - 1] ?? '')).trim();
  const amount = cell(amountColumn).replace(NOTHING, '');
  if (debitColumn !== null) return creditOf(amount, cell(debitColumn).replace(NOTHING, ''), format);
  if (amount === '') return 'outgoing';
  const amountCents = readBankAmount(amount, format.decimal);
  if (amountCents === null) return isForeignAmount(amount) ? 'currency' : 'amount';
  const mark = markColumn === null ? 'credit' : readCurrencyMark(cell(markColumn));
  if (mark === null) return 'mark';
  return mark === 'debit' || amountCents <= 0 ? 'outgoing' : amountCents;
}

/** Matches a dash that a bank writes instead of an amount. */
const NOTHING = /^[-\u2010-\u2015\u2212]+$/u;

/**
 * Returns the credit from a credit and a debit column. One of the two cells is filled, the other is
 * empty or zero.
 */
function creditOf(credit: string, debit: string, { decimal }: BankFormat): number | RowProblem {
  const [inCents, outCents] = [credit, debit].map((text) =>
    text === '' ? 0 : readBankAmount(text, decimal),
  );
  if (
    (inCents === null && isForeignAmount(credit)) ||
    (outCents === null && isForeignAmount(debit))
  )
    return 'currency';
  if (
    inCents === null ||
    inCents === undefined ||
    outCents === null ||
    (inCents === 0) === (outCents === 0)
  )
    return 'amount';
  return inCents > 0 ? inCents : 'outgoing';
}

const CREDIT_MARKS = new Set(['c', 'cr', 'credit', 'crediteur', '+', 'دائن', 'له'].map(fold));
const DEBIT_MARKS = new Set(
  ['d', 'db', 'dr', 'dt', 'debit', 'debiteur', '-', '\u2212', 'مدين', 'عليه'].map(fold),
);

/**
 * Returns the direction of a payment from a mark such as `C`, `Débit` or `+` beside its amount;
 * null if the mark is unknown.
 */
export function readCurrencyMark(text: string): 'credit' | 'debit' | null {
  const mark = fold(text.trim().replace(/\.$/, ''));
  if (CREDIT_MARKS.has(mark)) return 'credit';
  return DEBIT_MARKS.has(mark) ? 'debit' : null;
}
