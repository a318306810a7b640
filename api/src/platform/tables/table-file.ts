import { CsvError, parse } from 'csv-parse/sync';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import { codeRefused } from '../http/domain-error.ts';
import type { Upload } from '../http/upload.ts';

/** What a file of rows may be, and what is said of one that is not. */
export interface TableLimits {
  maxBytes: number;
  maxRows: number;
  maxColumns: number;
  missing: ErrorCode;
  unreadable: ErrorCode;
}

const DELIMITERS = [';', ',', '\t', '|'] as const;
type Delimiter = (typeof DELIMITERS)[number];

const TRIED_ROWS = 30;
const UTF_16 = { 'fffe': 'utf-16le', 'feff': 'utf-16be' } as const;

/** The text of a file. A mark at its beginning says how it is written; without one it is UTF-8 where that can be, else Windows-1252. @throws DomainError `missing`, FILE_TOO_LARGE */
export function textOfTable(file: Upload | null, { maxBytes, missing }: TableLimits): string {
  if (!file) throw codeRefused(missing);
  if (file.size > maxBytes) throw codeRefused('FILE_TOO_LARGE');
  const { bytes } = file;
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') return new TextDecoder(UTF_16[mark]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The rows of a file. @throws DomainError `unreadable` */
export function rowsOfTable(text: string, delimiter: Delimiter, { maxRows, maxColumns, unreadable }: TableLimits): string[][] {
  if (text.includes('\0')) throw codeRefused(unreadable);
  const rows = parsed(text, delimiter, maxRows + 1, unreadable);
  if (rows.length === 0 || rows.length > maxRows || rows.some((cells) => cells.length > maxColumns)) throw codeRefused(unreadable);
  return rows;
}

/** What parts the cells: the mark with which most rows have the same number of several columns. */
export function delimiterOfTable(text: string, { unreadable }: TableLimits): Delimiter {
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, fit: fitOf(text, delimiter, unreadable) })).toSorted((one, other) => other.fit - one.fit);
  return best?.delimiter ?? ';';
}

function fitOf(text: string, delimiter: Delimiter, unreadable: ErrorCode): number {
  try {
    const widths = parsed(text, delimiter, TRIED_ROWS, unreadable).map((cells) => cells.length).filter((width) => width > 1);
    return Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length));
  } catch {
    return -1;
  }
}

function parsed(text: string, delimiter: Delimiter, to: number, unreadable: ErrorCode): string[][] {
  try {
    return parse(text, { bom: true, delimiter, to, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
  } catch (error) {
    throw error instanceof CsvError ? codeRefused(unreadable) : error;
  }
}
