import { createHash } from 'node:crypto';
import type { BankFileAnswer, BankFormat } from '@five/shared/payments/bank/bank.contract';
import { type HashedLine, hashed } from '@five/shared/payments/bank/statement-keys.rules';
import { guessFormat } from '@five/shared/payments/bank/statement-format.rules';
import { headingRowOf } from '@five/shared/payments/bank/statement-head.rules';
import { readStatement, type BankStatement } from '@five/shared/payments/bank/statement.rules';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { delimiterOfTable, rowsOfTable } from '../../platform/tables/table-file.ts';
import { textOfTable } from '../../platform/tables/table-text.ts';
import { STATEMENT_LIMITS } from './statement-limits.ts';

const SHOWN_ROWS = 12;
const MAX_CELL = 200;
/** Maximum number of rows above the header that the preview shows. */
const SHOWN_ABOVE = 2;

/**
 * Input of the worker thread: a statement file. If `as` is null, the file is inspected; otherwise
 * it is parsed with the stored format of the account.
 */
export interface StatementWork {
  bytes: Uint8Array;
  as: { format: BankFormat; account: string; today: string } | null;
}

export interface StatementRead extends Omit<BankStatement, 'lines'> {
  lines: HashedLine[];
  /** Number of rows that are not empty. */
  rows: number;
}

/**
 * Inspects or parses a statement. Runs in a worker thread, see TableReader.
 * @throws DomainError BANK_FILE_UNREADABLE, BANK_FILE_TOO_WIDE, BANK_FILE_NO_LINES
 */
export function run({ bytes, as }: StatementWork): BankFileAnswer | StatementRead {
  const text = textOfTable(bytes);
  return as === null ? inspect(text) : read(text, as);
}

function inspect(text: string): BankFileAnswer {
  const delimiter = delimiterOfTable(text, STATEMENT_LIMITS);
  const rows = rowsOfTable(text, delimiter, STATEMENT_LIMITS);
  const guess = guessFormat(rows, delimiter);
  if (guess === null) throw codeRefused('BANK_FILE_NO_LINES');
  const head = headingRowOf(rows);
  const from = Math.max(
    0,
    Math.min(head < 0 ? guess.headerRows : head, guess.headerRows) - SHOWN_ABOVE,
  );
  const shown = rows.slice(from, from + SHOWN_ROWS);
  return {
    rows: shown.map((cells) => cells.map((cell) => cell.slice(0, MAX_CELL))),
    firstRow: from + 1,
    guess,
  };
}

function read(
  text: string,
  { format, account, today }: NonNullable<StatementWork['as']>,
): StatementRead {
  const rows = rowsOfTable(text, format.delimiter, STATEMENT_LIMITS);
  const { lines, ...statement } = readStatement(rows, format, today);
  return {
    ...statement,
    lines: hashed(account, lines, hashOf),
    rows: rows.filter((cells) => cells.length > 0).length,
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
