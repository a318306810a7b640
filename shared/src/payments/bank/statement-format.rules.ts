import { readBankAmount } from './bank-amounts.rules.ts';
import type { BankFormat } from './bank.contract.ts';
import { readBankDate } from './bank-dates.rules.ts';
import {
  BANK_DATES,
  type BankDate,
  type BankDecimal,
  type BankDelimiter,
} from '../payments.codes.ts';
import { type Heading, headingOf, headingRowOf, holdsReference } from './statement-head.rules.ts';
import { readCurrencyMark } from './statement.rules.ts';

type Cells = readonly string[];
type Rows = readonly Cells[];

/** Maximum number of rows that are read to detect the format; more rows add no information. */
const MOST_ROWS = 500;

/** The rows of a statement that have a date, and the heading of each column. */
interface Table {
  lines: Rows;
  headings: readonly (Heading | null)[];
  decimal: BankDecimal;
}

/**
 * Detects the format of a statement file, for review by a person. Columns are found by their
 * heading and by their content. Returns null if no row has a date and an amount.
 */
export function guessFormat(all: Rows, delimiter: BankDelimiter): BankFormat | null {
  const { rows, columns, at } = sample(all);
  const dates = BANK_DATES.flatMap((format) =>
    columns.map((column) => ({ dateFormat: format, dateColumn: column })),
  );
  const headings = columns.map((column) => headingOf(at < 0 ? '' : (rows[at]?.[column] ?? '')));
  const found = best(
    dates,
    (one) => countDates(rows, one) + (headings[one.dateColumn] === 'date' ? 0.5 : 0),
  );
  const { dateFormat, dateColumn } = found;
  const lines = rows.filter((cells) => readBankDate(cells[dateColumn] ?? '', dateFormat) !== null);
  const table: Table = { lines, headings, decimal: guessDecimal(lines, columns) };
  const others = columns.filter(
    (column) => column !== dateColumn && !isDateColumn(table, column, dateFormat),
  );
  const money = moneyColumns(table, others);
  if (money === null) return null;
  const { markColumn, amountColumn, debitColumn } = money;
  const rest = others.filter(
    (column) =>
      ![markColumn, amountColumn, debitColumn].includes(column) && headings[column] !== 'balance',
  );
  return {
    delimiter,
    decimal: table.decimal,
    dateFormat,
    dateColumn: dateColumn + 1,
    amountColumn: amountColumn + 1,
    headerRows: Math.max(0, all.indexOf(lines[0] ?? [])),
    debitColumn: counted(debitColumn),
    markColumn: counted(markColumn),
    labelColumns: labelColumns(table, rest.length > 0 ? rest : [dateColumn]),
  };
}

const counted = (column: number | undefined) => (column === undefined ? null : column + 1);

/**
 * Returns at most 500 consecutive rows of the file, and the indexes of all their columns. The rows
 * start at the beginning of the file, or at a header that is too far below. `at` is the index of
 * the header in these rows; -1 if there is none.
 */
function sample(all: Rows): { rows: Rows; columns: number[]; at: number } {
  const head = headingRowOf(all);
  const from = head > MOST_ROWS ? head : 0;
  const rows = all.slice(from, from + MOST_ROWS);
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 1);
  return {
    rows,
    columns: Array.from({ length: width }, (_, index) => index),
    at: head < 0 ? -1 : head - from,
  };
}

function countDates(
  rows: Rows,
  { dateFormat, dateColumn }: { dateFormat: BankDate; dateColumn: number },
): number {
  return rows.filter((cells) => readBankDate(cells[dateColumn] ?? '', dateFormat) !== null).length;
}

const isDateColumn = ({ lines }: Table, column: number, format: BankDate) =>
  lines.length > 0 && lines.every((cells) => readBankDate(cells[column] ?? '', format) !== null);

interface MoneyColumns {
  amountColumn: number;
  debitColumn: number | undefined;
  markColumn: number | undefined;
}

/**
 * Returns the columns for amounts, debits and direction marks; null if no column contains amounts.
 * A column with balances is never returned.
 */
function moneyColumns(table: Table, others: readonly number[]): MoneyColumns | null {
  const { lines, headings } = table;
  const markColumn = others.find(
    (column) =>
      lines.length > 0 && lines.every((cells) => readCurrencyMark(cells[column] ?? '') !== null),
  );
  const candidates = others.filter(
    (column) =>
      column !== markColumn &&
      headings[column] !== 'balance' &&
      isMoney(table, column) &&
      !isRunningTotal(table, column, others),
  );
  const amountColumn = best(
    candidates.filter((column) => headings[column] !== 'debit'),
    (column) => incomingIn(table, column) + headingScore(table, column),
  );
  if (amountColumn === undefined) return null;
  const debitColumn = candidates.find(
    (column) => column !== amountColumn && headings[column] === 'debit',
  );
  return { amountColumn, debitColumn, markColumn };
}

/**
 * Returns how well the heading of a column fits credits, as a score; a heading for debits has a
 * negative score.
 */
function headingScore({ lines, headings }: Table, column: number): number {
  const scores: Partial<Record<Heading, number>> = { credit: 2, amount: 1, debit: -1 };
  return (scores[headings[column] ?? 'label'] ?? 0) * lines.length;
}

/**
 * Whether a column contains amounts: at least one cell is a valid amount. A column whose heading
 * names an amount may also be empty.
 */
function isMoney({ lines, headings, decimal }: Table, column: number): boolean {
  const filled = lines.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
  const read = filled.filter((cell) => readBankAmount(cell, decimal) !== null).length;
  const isNamed = ['credit', 'debit', 'amount'].includes(headings[column] ?? '');
  return isNamed ? filled.length === 0 || read > 0 : read > 0;
}

/**
 * Whether a column contains balances: each cell differs from the cell above by the amount of
 * another column. The first row may be the oldest or the newest.
 */
function isRunningTotal(
  { lines, decimal }: Table,
  column: number,
  others: readonly number[],
): boolean {
  const centsIn = (at: number) => lines.map((cells) => readBankAmount(cells[at] ?? '', decimal));
  const totals = centsIn(column);
  if (lines.length < 3 || totals.includes(null)) return false;
  return others.some((other) => {
    const steps = other === column ? [] : centsIn(other);
    const follows = (at: number, from: number, to: number) =>
      Boolean(steps[at]) &&
      Math.abs((totals[to] ?? 0) - (totals[from] ?? 0)) === Math.abs(steps[at] ?? NaN);
    return (
      totals.slice(1).every((_, at) => follows(at + 1, at, at + 1)) ||
      totals.slice(1).every((_, at) => follows(at, at + 1, at))
    );
  });
}

/**
 * Returns the columns of the label: the column with the most letters, the columns with a label
 * heading, and the columns that contain a reference.
 */
function labelColumns({ lines, headings }: Table, columns: readonly number[]): number[] {
  const letterCount = (column: number) =>
    lines.reduce((sum, cells) => sum + (cells[column]?.replace(/\P{L}/gu, '').length ?? 0), 0);
  const longest = best(columns, letterCount);
  const chosen = columns.filter(
    (column) =>
      column === longest ||
      (headings[column] === 'label' && letterCount(column) > 0) ||
      lines.some((cells) => holdsReference(cells[column] ?? '')),
  );
  return chosen.map((column) => column + 1);
}

/**
 * Returns the decimal sign with which more cells are valid amounts. If the numbers are equal, it
 * returns a comma, because Moroccan banks write a comma.
 */
function guessDecimal(lines: Rows, columns: readonly number[]): BankDecimal {
  const readable = (decimal: BankDecimal) =>
    columns.reduce(
      (sum, column) =>
        sum +
        lines.filter(
          (cells) =>
            DECIMALS.test(cells[column] ?? '') &&
            readBankAmount(cells[column] ?? '', decimal) !== null,
        ).length,
      0,
    );
  return readable('.') > readable(',') ? '.' : ',';
}

const DECIMALS = /[\d٠-٩۰-۹][.,٫][\d٠-٩۰-۹]{2}[^\d٠-٩۰-۹]*$/u;

function incomingIn({ lines, decimal }: Table, column: number): number {
  return lines
    .filter((cells) => (readBankAmount(cells[column] ?? '', decimal) ?? 0) > 0)
    .reduce(
      (sum, cells) => sum + (/[.,٫]\p{Nd}{1,2}\P{Nd}*$/u.test(cells[column] ?? '') ? 1 : 0.1),
      0,
    );
}

/** Returns the first item with the highest score. */
function best<T>(all: readonly [T, ...T[]] | readonly T[], worth: (one: T) => number): T;
function best<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  return all.reduce<{ one?: T; worth: number }>(
    (found, one) => {
      const of = worth(one);
      return found.one === undefined || of > found.worth ? { one, worth: of } : found;
    },
    { worth: 0 },
  ).one;
}
