import type { BankFormat, BankProfileAnswer } from '@five/shared/payments/bank.contract';

/** As many as most banks write. */
const COLUMNS = 12;

/** A format as the form holds it: of every field something is said. */
export interface ProfileDraft extends BankFormat {
  name: string;
  account: string;
}

/** What of a profile may be changed. */
export function inputOf({ name, account, delimiter, decimal, dateFormat, headerRows, dateColumn, amountColumn, debitColumn, markColumn, labelColumns }: BankProfileAnswer): ProfileDraft {
  return { name, account, delimiter, decimal, dateFormat, headerRows, dateColumn, amountColumn, debitColumn, markColumn, labelColumns };
}

/** The label's columns when one of them is pressed: another one comes last, one that was there goes, and one always stays. */
export function toggled(columns: readonly number[], column: number): number[] {
  const others = columns.filter((one) => one !== column);
  if (others.length === columns.length) return [...columns, column];
  return others.length > 0 ? others : [...columns];
}

/** The columns to choose from: those of the file that lies there, else a usual number; never fewer than are in use. */
export function columnsOf(rows: readonly (readonly string[])[], { dateColumn, amountColumn, debitColumn, markColumn, labelColumns }: BankFormat): number[] {
  const widths = rows.length > 0 ? rows.map((cells) => cells.length) : [COLUMNS];
  return Array.from({ length: Math.max(dateColumn, amountColumn, debitColumn ?? 0, markColumn ?? 0, ...labelColumns, ...widths) }, (_, index) => index + 1);
}
