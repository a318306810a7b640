import { CsvError, parse } from 'csv-parse/sync';
import { codeRefused } from '../http/domain-error.ts';
import { repairQuotes } from './quotes.ts';
import type { TableLimits } from './table-shape.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
type Delimiter = (typeof DELIMITERS)[number];

const TRIED_ROWS = 60;
const TRIED_TEXT = 65_536;
/** A first line that declares the delimiter for spreadsheet programs, such as `sep=;`. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([;,\t|])"?[ \t;,|]*(?=\r|\n|$)/i;

/**
 * Returns the rows of a table text, without empty cells at the end of each row. A quote that is
 * never closed does not swallow the rows after it.
 * @throws DomainError with the codes `unreadable` and `tooWide` of the limits
 */
export function rowsOfTable(text: string, delimiter: Delimiter, limits: TableLimits): string[][] {
  const { maxRows, maxColumns, unreadable, tooWide } = limits;
  if (text.includes('\0')) throw codeRefused(unreadable);
  const parsed = parsedRows(text, delimiter, maxRows * 2, limits).map(withoutEmptyEnd);
  const rows = parsed.slice(0, parsed.findLastIndex((cells) => cells.length > 0) + 1);
  // Empty rows at the end do not count. Parsing stops after twice `maxRows` rows. The number of
  // rows is then unknown, and the file counts as too long.
  const isLong = rows.length > maxRows || parsed.length >= maxRows * 2;
  if (rows.length === 0 || isLong) throw codeRefused(unreadable);
  const filled = new Set(
    rows.flatMap((cells) => cells.flatMap((cell, at) => (cell === '' ? [] : [at]))),
  );
  if (filled.size > maxColumns) throw codeRefused(tooWide, { parameters: { columns: maxColumns } });
  return rows;
}

/**
 * Returns the delimiter that the first line declares. Otherwise it returns the delimiter for which
 * most rows have the same number of columns, with at least two columns.
 */
export function delimiterOfTable(text: string, limits: TableLimits): Delimiter {
  const named = DELIMITERS.find((delimiter) => delimiter === SEPARATOR_LINE.exec(text)?.[1]);
  if (named) return named;
  const fits = DELIMITERS.map((delimiter) => ({ delimiter, fit: fitOf(text, delimiter, limits) }));
  return fits.toSorted((one, other) => other.fit - one.fit)[0]?.delimiter ?? ';';
}

function fitOf(text: string, delimiter: Delimiter, limits: TableLimits): number {
  try {
    const widths = parsedRows(text.slice(0, TRIED_TEXT), delimiter, TRIED_ROWS, limits)
      .map((cells) => cells.length)
      .filter((width) => width > 1);
    return Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length));
  } catch {
    return -1;
  }
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

function parsedRows(
  text: string,
  delimiter: Delimiter,
  to: number,
  { unreadable }: TableLimits,
): string[][] {
  try {
    return parse(repairQuotes(text.replace(SEPARATOR_LINE, ''), delimiter), {
      bom: true,
      delimiter,
      to,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
  } catch (error) {
    throw error instanceof CsvError ? codeRefused(unreadable) : error;
  }
}
