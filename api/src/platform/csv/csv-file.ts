/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows for a spreadsheet: semicolons, which both a comma and a point leave alone, and the mark by which it knows UTF-8.
 * Text that would be read as a formula is marked as text; amounts stay numbers.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
