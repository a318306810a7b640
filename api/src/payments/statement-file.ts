import type { BankDelimiter } from '@five/shared/payments/payments.codes';
import type { Upload } from '../platform/http/upload.ts';
import { delimiterOfTable, rowsOfTable, type TableLimits, textOfTable } from '../platform/tables/table-file.ts';

/** A year of a busy account; a whole statement is looked through at once. */
const LIMITS: TableLimits = { maxBytes: 1_000_000, maxRows: 5_000, maxColumns: 40, missing: 'BANK_FILE_REQUIRED', unreadable: 'BANK_FILE_UNREADABLE' };

/** The text of a statement. @throws DomainError BANK_FILE_REQUIRED, FILE_TOO_LARGE */
export const textOfFile = (file: Upload | null): string => textOfTable(file, LIMITS);

/** Its rows. @throws DomainError BANK_FILE_UNREADABLE */
export const rowsOf = (text: string, delimiter: BankDelimiter): string[][] => rowsOfTable(text, delimiter, LIMITS);

export const delimiterOf = (text: string): BankDelimiter => delimiterOfTable(text, LIMITS);
