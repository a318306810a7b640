import type { TableLimits } from '../../platform/tables/table-shape.ts';

/** Limits of a statement: a year of a busy account. A whole statement is parsed at once. */
export const STATEMENT_LIMITS: TableLimits = {
  maxBytes: 1_000_000,
  maxRows: 5_000,
  maxColumns: 40,
  missing: 'BANK_FILE_REQUIRED',
  unreadable: 'BANK_FILE_UNREADABLE',
  tooWide: 'BANK_FILE_TOO_WIDE',
  format: 'BANK_FILE_FORMAT',
};
