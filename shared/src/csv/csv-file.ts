import type { Locale } from '../locales/locale.ts';

/** Matches text that a spreadsheet treats as the beginning of a formula. */
const FORMULA = /^(?:\t|[\s"]*[=+\-@])/;
/**
 * Matches the beginning of a formula after a delimiter that a spreadsheet may use instead of the
 * semicolon.
 */
const INNER_FORMULA = /([,;\t][\s"]*)(?=[=+\-@])/g;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
/**
 * Matches a phone number in international form. It consists of a plus, digits and blanks only, so
 * it cannot be a formula.
 */
const PHONE = /^\+\d[\d ]*$/;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Returns rows as a CSV file for spreadsheets. The delimiter is a semicolon, which conflicts with
 * neither decimal comma nor point; a byte order mark indicates UTF-8. Text that could be a formula
 * is escaped for every delimiter. Amounts stay numbers, and phone numbers are unchanged.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
}

/**
 * Returns an amount in the number format of the reader's spreadsheet: `-5,00`, in English `-5.00`.
 */
export function csvAmount(cents: number, locale: Locale): string {
  const amount = Math.abs(cents);
  const sign = cents < 0 ? '-' : '';
  const point = locale === 'en' ? '.' : ',';
  return `${sign}${Math.floor(amount / 100)}${point}${String(amount % 100).padStart(2, '0')}`;
}

function cellOf(text: string): string {
  const safe = NUMBER.test(text) || PHONE.test(text) ? text : harmless(text);
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function harmless(text: string): string {
  const marked = text.replace(LINE_BREAKS, ' ').replace(INNER_FORMULA, "$1'");
  return FORMULA.test(marked) ? `'${marked}` : marked;
}
