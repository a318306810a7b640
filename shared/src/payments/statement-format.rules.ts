import type { BankFormat } from './bank.contract.ts';
import { BANK_DATES, type BankDate, type BankDecimal, type BankDelimiter } from './payments.codes.ts';
import { readBankAmount, readBankDate, readMark } from './statement.rules.ts';

type Rows = readonly (readonly string[])[];

/** How a file seems to be written, for a person to look over: which column holds what is told by what can be read in it. */
export function guessFormat(rows: Rows, delimiter: BankDelimiter): BankFormat {
  const columns = Array.from({ length: Math.max(1, ...rows.map((cells) => cells.length)) }, (_, index) => index);
  const { dateFormat, dateColumn } = best(BANK_DATES.flatMap((format) => columns.map((column) => ({ dateFormat: format, dateColumn: column }))), (one) => countDates(rows, one));
  const lines = rows.filter((cells) => readBankDate(cells[dateColumn] ?? '', dateFormat) !== null);
  const decimal = guessDecimal(lines, columns);
  const markColumn = columns.find((column) => lines.length > 0 && lines.every((cells) => readMark(cells[column] ?? '') !== null));
  const others = columns.filter((column) => column !== dateColumn && column !== markColumn);
  const amountColumn = best(others, (column) => incomingIn(lines, column, decimal) + nameWorth(rows, lines, column)) ?? dateColumn;
  const debitColumn = others.find((column) => column !== amountColumn && isDebit(rows, lines, column, decimal));
  const labelColumn = best(others.filter((column) => column !== amountColumn && column !== debitColumn), (column) => wordsIn(lines, column)) ?? dateColumn;
  const headerRows = Math.max(0, rows.findIndex((cells) => lines.includes(cells)));
  return {
    delimiter, decimal, dateFormat, headerRows, dateColumn: dateColumn + 1, amountColumn: amountColumn + 1,
    debitColumn: counted(debitColumn), markColumn: counted(markColumn), labelColumns: [labelColumn + 1],
  };
}

const counted = (column: number | undefined) => (column === undefined ? null : column + 1);

const CREDIT = /cr[eé]dit|دائن/iu;
const DEBIT = /d[eé]bit|مدين/iu;
const AMOUNT = /montant|amount|المبلغ/iu;

const isNamed = (rows: Rows, lines: Rows, column: number, name: RegExp) => rows.some((cells) => !lines.includes(cells) && name.test(cells[column] ?? ''));

/** What the name of a column speaks for its being what came in: that of a debit against it, also where it says 'amount'. */
function nameWorth(rows: Rows, lines: Rows, column: number): number {
  if (isNamed(rows, lines, column, CREDIT)) return lines.length * 2;
  if (isNamed(rows, lines, column, DEBIT)) return -lines.length;
  return isNamed(rows, lines, column, AMOUNT) ? lines.length : 0;
}

function isDebit(rows: Rows, lines: Rows, column: number, decimal: BankDecimal): boolean {
  return isNamed(rows, lines, column, DEBIT) && lines.every((cells) => (cells[column] ?? '').trim() === '' || readBankAmount(cells[column] ?? '', decimal) !== null);
}

function countDates(rows: Rows, { dateFormat, dateColumn }: { dateFormat: BankDate; dateColumn: number }): number {
  return rows.filter((cells) => readBankDate(cells[dateColumn] ?? '', dateFormat) !== null).length;
}

/** The mark with which more cells can be read as amounts; a comma where both can, as banks here write it. */
function guessDecimal(lines: Rows, columns: readonly number[]): BankDecimal {
  const readable = (decimal: BankDecimal) => columns.reduce((sum, column) => sum + lines.filter((cells) => /\d[.,]\d\d\D*$/.test(cells[column] ?? '') && readBankAmount(cells[column] ?? '', decimal) !== null).length, 0);
  return readable('.') > readable(',') ? '.' : ',';
}

function incomingIn(lines: Rows, column: number, decimal: BankDecimal): number {
  return lines.filter((cells) => /[.,]\d\d?\D*$/.test(cells[column] ?? '') && (readBankAmount(cells[column] ?? '', decimal) ?? 0) > 0).length;
}

function wordsIn(lines: Rows, column: number): number {
  return lines.reduce((sum, cells) => sum + (cells[column]?.replace(/\P{L}/gu, '').length ?? 0), 0);
}

/** The first of those for which `worth` is greatest. */
function best<T>(all: readonly [T, ...T[]] | readonly T[], worth: (one: T) => number): T;
function best<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  return all.reduce<{ one?: T; worth: number }>((found, one) => (worth(one) > found.worth ? { one, worth: worth(one) } : found), { worth: -1 }).one;
}
