import type { BankFormat, BankProfileAnswer, BankProfileInput } from '@five/shared/payments/bank.contract';

/** As many as most banks write. */
const COLUMNS = 12;

/** What of a profile may be changed. */
export function inputOf({ name, account, delimiter, decimal, dateFormat, headerRows, dateColumn, amountColumn, labelColumns }: BankProfileAnswer): BankProfileInput {
  return { name, account, delimiter, decimal, dateFormat, headerRows, dateColumn, amountColumn, labelColumns };
}

/** The columns to choose from: those of the file that lies there, else a usual number; never fewer than are in use. */
export function columnsOf(rows: readonly (readonly string[])[], { dateColumn, amountColumn, labelColumns }: BankFormat): number[] {
  const widths = rows.length > 0 ? rows.map((cells) => cells.length) : [COLUMNS];
  return Array.from({ length: Math.max(dateColumn, amountColumn, ...labelColumns, ...widths) }, (_, index) => index + 1);
}
