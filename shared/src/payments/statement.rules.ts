import { fold } from '../search/fold.ts';
import { addDays, isDate } from '../time/wall-time.ts';
import type { BankFormat, StatementLine } from './bank.contract.ts';
import type { BankDate, BankDecimal, RowProblem } from './payments.codes.ts';

const MAX_LABEL = 300;
const MAX_LINE_CENTS = 1_000_000_000;
/** A bank may book on the next working day what arrived in the evening before. */
const DAYS_AHEAD = 1;
const ORDER: Record<BankDate, readonly [year: number, month: number, day: number]> = { 'DD/MM/YYYY': [2, 1, 0], 'DD/MM/YY': [2, 1, 0], 'MM/DD/YYYY': [2, 0, 1], 'YYYY-MM-DD': [0, 1, 2] };

/** `YYYY-MM-DD`; null for what is no date in this order. */
export function readBankDate(text: string, format: BankDate): string | null {
  const parts = text.trim().split(/[/.-]/);
  const [year = '', month = '', day = ''] = ORDER[format].map((index) => parts[index] ?? '');
  const isWhole = parts.length === 3 && parts.every((part) => /^\d{1,4}$/.test(part)) && year.length === (format === 'DD/MM/YY' ? 2 : 4);
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isWhole && isDate(date) ? date : null;
}

/** Centimes, below zero for money that went out: `1 250,50`, `+1.250,50`, `300.00-`, `300 DH`. Null for what is no amount. */
export function readBankAmount(text: string, decimal: BankDecimal): number | null {
  const bare = text.replace(/\s/gu, '').replace(/(?:DH|DHS|MAD)$/i, '').replace('\u2212', '-');
  const group = decimal === ',' ? '.' : ',';
  const match = /^([+-]?)(\d{1,3}(?:G\d{3})+|\d+)(?:D(\d{1,2}))?([+-]?)$/.exec(bare.replaceAll(group, 'G').replace(decimal, 'D'));
  const [, before = '', whole = '', rest = '', after = ''] = match ?? [];
  if (!match || (before !== '' && after !== '')) return null;
  const cents = Number(whole.replaceAll('G', '')) * 100 + Number(rest.padEnd(2, '0'));
  if (cents > MAX_LINE_CENTS) return null;
  return `${before}${after}` === '-' ? -cents : cents;
}

/** A label as it is kept: one line, nothing hidden in it. The same words written with other blanks are the same label. */
export function readLabel(parts: readonly string[]): string {
  const text = parts.join(' ').normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').replace(/\s+/gu, ' ').trim();
  return [...text].slice(0, MAX_LABEL).join('').trim();
}

export interface Statement {
  lines: StatementLine[];
  problems: { row: number; problem: RowProblem }[];
  outgoing: number;
}

/** Reads the rows of a statement; what cannot be read is named by its row, and nothing is guessed. */
export function readStatement(rows: readonly (readonly string[])[], format: BankFormat, today: string): Statement {
  const statement: Statement = { lines: [], problems: [], outgoing: 0 };
  rows.forEach((cells, index) => {
    if (index < format.headerRows || cells.every((cell) => cell.trim() === '')) return;
    const read = readRow(cells, format, today);
    if (read === 'outgoing') statement.outgoing += 1;
    else if (typeof read === 'string') statement.problems.push({ row: index + 1, problem: read });
    else statement.lines.push({ row: index + 1, ...read });
  });
  return statement;
}

function readRow(cells: readonly string[], format: BankFormat, today: string): Omit<StatementLine, 'row'> | RowProblem {
  const bookedOn = readBankDate(cells[format.dateColumn - 1] ?? '', format.dateFormat);
  if (bookedOn === null) return 'date';
  if (bookedOn > addDays(today, DAYS_AHEAD)) return 'future';
  const amountCents = receivedIn(cells, format);
  if (typeof amountCents === 'string') return amountCents;
  const label = readLabel(format.labelColumns.map((column) => cells[column - 1] ?? ''));
  return label === '' ? 'label' : { bookedOn, amountCents, label };
}

/** Centimes that came in. Money that went out is told by a column of its own, by a mark, by its sign, or by an empty cell. */
function receivedIn(cells: readonly string[], format: BankFormat): number | RowProblem {
  const { amountColumn, debitColumn, markColumn } = format;
  const cell = (column: number | null) => (column === null ? '' : cells[column - 1] ?? '').trim();
  if (debitColumn !== null) return creditOf(cell(amountColumn), cell(debitColumn), format);
  if (cell(amountColumn) === '') return 'outgoing';
  const amountCents = readBankAmount(cell(amountColumn), format.decimal);
  if (amountCents === null) return 'amount';
  const mark = markColumn === null ? 'credit' : readMark(cell(markColumn));
  if (mark === null) return 'mark';
  return mark === 'debit' || amountCents <= 0 ? 'outgoing' : amountCents;
}

/** One of both columns is filled; a bank may write nothing or zero into the other. */
function creditOf(credit: string, debit: string, { decimal }: BankFormat): number | RowProblem {
  const [inCents, outCents] = [credit, debit].map((text) => (text === '' ? 0 : readBankAmount(text, decimal)));
  if (inCents === null || inCents === undefined || outCents === null || (inCents === 0) === (outCents === 0)) return 'amount';
  return inCents > 0 ? inCents : 'outgoing';
}

const CREDIT_MARKS = new Set(['c', 'cr', 'credit', 'crediteur', '+', 'دائن', 'له'].map(fold));
const DEBIT_MARKS = new Set(['d', 'db', 'dr', 'dt', 'debit', 'debiteur', '-', '\u2212', 'مدين', 'عليه'].map(fold));

/** Which way the money of a row went, as a letter or a word says it; null for what says nothing. */
export function readMark(text: string): 'credit' | 'debit' | null {
  const mark = fold(text.trim().replace(/\.$/, ''));
  if (CREDIT_MARKS.has(mark)) return 'credit';
  return DEBIT_MARKS.has(mark) ? 'debit' : null;
}

/** What makes a line of the bank itself, whichever file it comes in: a key that no other line has. */
export interface LineKey {
  account: string;
  bookedOn: string;
  amountCents: number;
  label: string;
  /** The first of equal lines is 1. */
  runningNumber: number;
}

/** Numbers equal lines: the second of two that are alike in one file is another line, in the next file it is the same second. */
export function numbered(account: string, lines: readonly StatementLine[]): (StatementLine & LineKey)[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const alike = keyText({ ...line, account, runningNumber: 0 });
    const runningNumber = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, runningNumber);
    return { ...line, account, runningNumber };
  });
}

/** The text whose hash names the line; two lines that differ in anything have two. */
export function keyText({ account, bookedOn, amountCents, label, runningNumber }: LineKey): string {
  return JSON.stringify([account, bookedOn, amountCents, label, runningNumber]);
}
