import { About } from '../../platform/checks/about.ts';
import {
  Line,
  Nullable,
  OneOf,
  Optional,
  ReferenceTo,
  SomeOf,
  WholeNumber,
} from '../../platform/checks.ts';
import { partialOf } from '../../platform/checks/partial-of.ts';
import { MAX_REASON } from '../../platform/lengths.ts';
import { BANK_DATES, BANK_DECIMALS, BANK_DELIMITERS } from '../payments.codes.ts';
import type { BankDate, BankDecimal, BankDelimiter } from '../payments.codes.ts';

const MAX_COLUMN = 40;
const MAX_HEADER_ROWS = 50;
const COLUMNS = Array.from({ length: MAX_COLUMN }, (_, index) => index + 1);

/** Request body of `POST bank_profiles`. */
export class CreateBankProfileRequest {
  @About('Name of the profile, such as the name of the bank.')
  @Line(60)
  name: string;
  @About(
    'Identifies the bank account of the statements, for example by its last digits. Equal ' +
      'lines of two accounts are different lines.',
  )
  @Line(40)
  account: string;
  @About('Character between two columns.')
  @OneOf(BANK_DELIMITERS)
  delimiter: BankDelimiter;
  @About('Decimal separator of amounts.')
  @OneOf(BANK_DECIMALS)
  decimal: BankDecimal;
  @About('Order of day, month and year; the separators in the file may differ.')
  @OneOf(BANK_DATES)
  dateFormat: BankDate;
  @About('Number of rows before the first data row, including the header.')
  @WholeNumber(0, MAX_HEADER_ROWS)
  headerRows: number;
  @About('Column of the date, from 1.')
  @WholeNumber(1, MAX_COLUMN)
  dateColumn: number;
  @About('Column with credits, or with a signed amount, from 1.')
  @WholeNumber(1, MAX_COLUMN)
  amountColumn: number;
  @About('Column with debits, from 1; null: debits have no separate column.')
  @Nullable()
  @WholeNumber(1, MAX_COLUMN)
  debitColumn?: number | null;
  @About('Column that shows the direction by a word such as `D` or `Crédit`; null: none.')
  @Nullable()
  @WholeNumber(1, MAX_COLUMN)
  markColumn?: number | null;
  @About('Columns of the label, from 1; their texts are joined.')
  @SomeOf(COLUMNS)
  labelColumns: number[];
}

/** Request body of `PUT bank_profiles/{reference}`; omitted fields stay unchanged. */
export class UpdateBankProfileRequest extends partialOf(CreateBankProfileRequest) {}

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
  @About('Reason of the dismissal, shown with the line.')
  @Line(MAX_REASON)
  reason: string;
}
