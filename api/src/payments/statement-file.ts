import type { BankDelimiter } from '@five/shared/payments/payments.codes';
import { BANK_DELIMITERS } from '@five/shared/payments/payments.codes';
import { CsvError, parse } from 'csv-parse/sync';
import { codeRefused } from '../platform/http/domain-error.ts';
import type { Upload } from '../platform/http/upload.ts';

/** A year of a busy account; a whole statement is looked through at once. */
const MAX_BYTES = 1_000_000;
const MAX_ROWS = 5_000;
const MAX_COLUMNS = 40;
const TRIED_ROWS = 30;
const UTF_16 = { 'fffe': 'utf-16le', 'feff': 'utf-16be' } as const;

/** The text of a statement. A mark at its beginning says how it is written; without one it is UTF-8 where that can be, else Windows-1252. @throws DomainError BANK_FILE_REQUIRED, FILE_TOO_LARGE */
export function textOfFile(file: Upload | null): string {
  if (!file) throw codeRefused('BANK_FILE_REQUIRED');
  if (file.bytes.length > MAX_BYTES) throw codeRefused('FILE_TOO_LARGE');
  const mark = file.bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') return new TextDecoder(UTF_16[mark]).decode(file.bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(file.bytes);
  }
}

/** The rows of a statement. @throws DomainError BANK_FILE_UNREADABLE */
export function rowsOf(text: string, delimiter: BankDelimiter): string[][] {
  if (text.includes('\0')) throw codeRefused('BANK_FILE_UNREADABLE');
  const rows = parsed(text, delimiter, MAX_ROWS + 1);
  if (rows.length === 0 || rows.length > MAX_ROWS || rows.some((cells) => cells.length > MAX_COLUMNS)) throw codeRefused('BANK_FILE_UNREADABLE');
  return rows;
}

/** What parts the cells: the mark with which most rows have the same number of several columns. */
export function delimiterOf(text: string): BankDelimiter {
  const [best] = BANK_DELIMITERS.map((delimiter) => ({ delimiter, fit: fitOf(text, delimiter) })).toSorted((one, other) => other.fit - one.fit);
  return best?.delimiter ?? ';';
}

function fitOf(text: string, delimiter: BankDelimiter): number {
  try {
    const widths = parsed(text, delimiter, TRIED_ROWS).map((cells) => cells.length).filter((width) => width > 1);
    return Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length));
  } catch {
    return -1;
  }
}

function parsed(text: string, delimiter: BankDelimiter, to: number): string[][] {
  try {
    return parse(text, { bom: true, delimiter, to, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
  } catch (error) {
    throw error instanceof CsvError ? codeRefused('BANK_FILE_UNREADABLE') : error;
  }
}
