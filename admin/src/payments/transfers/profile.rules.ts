import type { BankFormat, BankProfileAnswer } from '@five/shared/payments/bank.contract';

/** The usual number of columns, used without a file. */
const COLUMNS = 12;

/** A format in the form, with every field set. */
export interface ProfileDraft extends BankFormat {
  name: string;
  account: string;
}

/** The editable part of a profile. */
export function inputOf({
  name,
  account,
  delimiter,
  decimal,
  dateFormat,
  headerRows,
  dateColumn,
  amountColumn,
  debitColumn,
  markColumn,
  labelColumns,
}: BankProfileAnswer): ProfileDraft {
  return {
    name,
    account,
    delimiter,
    decimal,
    dateFormat,
    headerRows,
    dateColumn,
    amountColumn,
    debitColumn,
    markColumn,
    labelColumns,
  };
}

/**
 * The label's columns after a column is toggled: an added column comes last; at least one column
 * stays.
 */
export function toggled(columns: readonly number[], column: number): number[] {
  const others = columns.filter((one) => one !== column);
  if (others.length === columns.length) return [...columns, column];
  return others.length > 0 ? others : [...columns];
}

/**
 * The selectable columns: those of the file, else a usual number; at least as many as are in use.
 */
export function columnsOf(
  rows: readonly (readonly string[])[],
  { dateColumn, amountColumn, debitColumn, markColumn, labelColumns }: BankFormat,
): number[] {
  const widths = rows.length > 0 ? rows.map((cells) => cells.length) : [COLUMNS];
  return Array.from(
    {
      length: Math.max(
        dateColumn,
        amountColumn,
        debitColumn ?? 0,
        markColumn ?? 0,
        ...labelColumns,
        ...widths,
      ),
    },
    (_, index) => index + 1,
  );
}
