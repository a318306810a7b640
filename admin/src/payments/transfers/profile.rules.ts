import type { BankFormat, BankProfileAnswer } from '@five/shared/payments/bank/bank.contract';

/** The usual number of columns in a bank file, used if no file is loaded. */
const COLUMNS = 12;

/** A bank's format in the form, with every field set. */
export interface ProfileDraft extends BankFormat {
  name: string;
  account: string;
}

/** The fields of a bank profile that can be edited. */
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
 * The label's columns after one column is added or removed. An added column comes last; at least
 * one column stays.
 */
export function toggled(columns: readonly number[], column: number): number[] {
  const others = columns.filter((one) => one !== column);
  if (others.length === columns.length) return [...columns, column];
  return others.length > 0 ? others : [...columns];
}

/**
 * The columns that can be selected: those of the file, else the usual number. There are at least as
 * many as the format uses.
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
