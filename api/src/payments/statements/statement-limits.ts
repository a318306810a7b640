import type { TableLimits } from '../../platform/tables/table-shape.ts';

/**
 * Limits of a statement file: about a year of a busy account. They are needed because a whole
 * statement is parsed at once.
 */
export const STATEMENT_LIMITS: TableLimits = {
  maxBytes: 1_000_000,
  maxRows: 5_000,
  maxColumns: 40,
  missing: 'BANK_FILE_REQUIRED',
  unreadable: 'BANK_FILE_UNREADABLE',
  tooWide: 'BANK_FILE_TOO_WIDE',
  format: 'BANK_FILE_FORMAT',
};
