import type { TableLimits } from '../../platform/tables/table-shape.ts';

/**
 * Limits of an import, large enough for the customer records of several years. The column limit
 * allows for exported address books, which have a hundred columns.
 */
export const CUSTOMERS_LIMITS: TableLimits = {
  maxBytes: 2_000_000,
  maxRows: 10_001,
  maxColumns: 150,
  missing: 'CUSTOMERS_FILE_REQUIRED',
  unreadable: 'CUSTOMERS_FILE_UNREADABLE',
  tooWide: 'CUSTOMERS_FILE_TOO_WIDE',
  format: 'CUSTOMERS_FILE_FORMAT',
};
