import type { BankFormat } from './bank.contract.ts';
import { BANK_DATES, type BankDate, type BankDecimal, type BankDelimiter } from './payments.codes.ts';
import { readBankAmount, readBankDate } from './statement.rules.ts';

type Rows = readonly (readonly string[])[];

/** How a file seems to be written, for a person to look over: which column holds what is told by what can be read in it. */
export function guessFormat(rows: Rows, delimiter: BankDelimiter): BankFormat {
  const columns = Array.from({ length: Math.max(1, ...rows.map((cells) => cells.length)) }, (_, index) => index);
  const { dateFormat, dateColumn } = best(BANK_DATES.flatMap((format) => columns.map((column) => ({ dateFormat: format, dateColumn: column }))), (one) => countDates(rows, one));
  const lines = rows.filter((cells) => readBankDate(cells[dateColumn] ?? '', dateFormat) !== null);
  const decimal = guessDecimal(lines, columns);
  const others = columns.filter((column) => column !== dateColumn);
  const amountColumn = best(others, (column) => incomingIn(lines, column, decimal) + (isCredit(rows, lines, column) ? lines.length : 0)) ?? dateColumn;
  const labelColumn = best(others.filter((column) => column !== amountColumn), (column) => wordsIn(lines, column)) ?? dateColumn;
  const headerRows = Math.max(0, rows.findIndex((cells) => lines.includes(cells)));
  return { delimiter, decimal, dateFormat, headerRows, dateColumn: dateColumn + 1, amountColumn: amountColumn + 1, labelColumns: [labelColumn + 1] };
}

const CREDIT = /cr[eé]dit|montant|amount|دائن|المبلغ/iu;

function isCredit(rows: Rows, lines: Rows, column: number): boolean {
  return rows.some((cells) => !lines.includes(cells) && CREDIT.test(cells[column] ?? ''));
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
