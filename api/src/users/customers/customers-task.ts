import { type CustomersFile, readCustomers } from '@five/shared/customers/customers-file.rules';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { delimiterOfTable, rowsOfTable } from '../../platform/tables/table-file.ts';
import { textOfTable } from '../../platform/tables/table-text.ts';
import { CUSTOMERS_LIMITS } from './customers-limits.ts';

export interface CustomersWork {
  bytes: Uint8Array;
  /** Codes of the existing tariffs. */
  tariffs: readonly string[];
}

/**
 * Parses an uploaded file of customers. Runs in a worker thread, see `TableReader`.
 * @throws DomainError CUSTOMERS_FILE_UNREADABLE, CUSTOMERS_FILE_TOO_WIDE, CUSTOMERS_FILE_COLUMNS
 */
export function run({ bytes, tariffs }: CustomersWork): CustomersFile {
  const text = textOfTable(bytes);
  const rows = rowsOfTable(text, delimiterOfTable(text, CUSTOMERS_LIMITS), CUSTOMERS_LIMITS);
  const file = readCustomers(rows, new Set(tariffs));
  if (file === null) throw codeRefused('CUSTOMERS_FILE_COLUMNS');
  return file;
}
