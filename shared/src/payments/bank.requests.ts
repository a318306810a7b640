import { About } from '../platform/checks/about.ts';
import {
  Line,
  Nullable,
  OneOf,
  Optional,
  ReferenceTo,
  SomeOf,
  WholeNumber,
} from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import { BANK_DATES, BANK_DECIMALS, BANK_DELIMITERS } from './payments.codes.ts';
import type { BankDate, BankDecimal, BankDelimiter } from './payments.codes.ts';

const MAX_COLUMN = 40;
const MAX_HEADER_ROWS = 50;
const COLUMNS = Array.from({ length: MAX_COLUMN }, (_, index) => index + 1);

/** Request body of `POST bank_profiles`. */
export class CreateBankProfileRequest {
  @Line(60) name: string;
  @About(
    'Identifies the bank account of the statements, for example by its last digits. Equal ' +
      'lines of two accounts are different lines.',
  )
  @Line(40)
  account: string;
  @OneOf(BANK_DELIMITERS) delimiter: BankDelimiter;
  @OneOf(BANK_DECIMALS) decimal: BankDecimal;
  @OneOf(BANK_DATES) dateFormat: BankDate;
  @WholeNumber(0, MAX_HEADER_ROWS) headerRows: number;
  @WholeNumber(1, MAX_COLUMN) dateColumn: number;
  @WholeNumber(1, MAX_COLUMN) amountColumn: number;
  @Nullable() @WholeNumber(1, MAX_COLUMN) debitColumn?: number | null;
  @Nullable() @WholeNumber(1, MAX_COLUMN) markColumn?: number | null;
  @SomeOf(COLUMNS) labelColumns: number[];
}

/** Request body of `PUT bank_profiles/{reference}`; omitted fields stay unchanged. */
export class UpdateBankProfileRequest {
  @Optional() @Line(60) name?: string;
  @Optional() @Line(40) account?: string;
  @Optional() @OneOf(BANK_DELIMITERS) delimiter?: BankDelimiter;
  @Optional() @OneOf(BANK_DECIMALS) decimal?: BankDecimal;
  @Optional() @OneOf(BANK_DATES) dateFormat?: BankDate;
  @Optional() @WholeNumber(0, MAX_HEADER_ROWS) headerRows?: number;
  @Optional() @WholeNumber(1, MAX_COLUMN) dateColumn?: number;
  @Optional() @WholeNumber(1, MAX_COLUMN) amountColumn?: number;
  @Nullable() @WholeNumber(1, MAX_COLUMN) debitColumn?: number | null;
  @Nullable() @WholeNumber(1, MAX_COLUMN) markColumn?: number | null;
  @Optional() @SomeOf(COLUMNS) labelColumns?: number[];
}

/**
 * Request body of `POST bank_lines/{reference}/accept`. It must have exactly one booking, pack or
 * share, else the error is `PAYMENT_TARGET`.
 */
export class AcceptBankLineRequest {
  @Optional() @ReferenceTo('booking') booking?: string;
  @Optional() @ReferenceTo('subscription') subscription?: string;
  @Optional() @ReferenceTo('share') share?: string;
}

/** Request body of `POST bank_lines/{reference}/dismiss`. */
export class DismissBankLineRequest {
  @Line(MAX_REASON) reason: string;
}
