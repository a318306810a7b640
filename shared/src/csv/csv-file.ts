import type { Locale } from '../locales/locale.ts';

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^(?:\t|[\s"]*[=+\-@])/;
/** The same where a spreadsheet that parts cells by another mark would begin one. */
const INNER_FORMULA = /([,;\t][\s"]*)(?=[=+\-@])/g;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
/** A phone in international form: a plus, digits and blanks alone, in which no formula has room. */
const PHONE = /^\+\d[\d ]*$/;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows for a spreadsheet: semicolons, which both a comma and a point leave alone, and the mark by which it knows UTF-8.
 * Text that would be read as a formula is marked as text, whatever parts the cells; amounts stay numbers, and phones are written as they are.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
}

/** An amount as the spreadsheets of its readers read it: `-5,00`, in English `-5.00`. */
export function csvAmount(cents: number, locale: Locale): string {
  const amount = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(amount / 100)}${locale === 'en' ? '.' : ','}${String(amount % 100).padStart(2, '0')}`;
}

function cellOf(text: string): string {
  const safe = NUMBER.test(text) || PHONE.test(text) ? text : harmless(text);
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function harmless(text: string): string {
  const marked = text.replace(LINE_BREAKS, ' ').replace(INNER_FORMULA, "$1'");
  return FORMULA.test(marked) ? `'${marked}` : marked;
}
