import {
  CalendarDate,
  Flag,
  Line,
  OneOf,
  Optional,
  Paragraph,
  ReferenceTo,
  WholeNumber,
} from '../platform/checks.ts';
import { MAX_NOTE, MAX_REASON } from '../platform/lengths.ts';
import { MAX_CENTS } from '../money/money.ts';
import { MONEY_METHODS } from './payments.codes.ts';
import type { MoneyMethod } from './payments.codes.ts';
import type { ReversePaymentInput, TakePaymentInput } from './payments.contract.ts';

/**
 * Request body of `POST payments`. It must have exactly one booking, pack or share, else the error
 * is `PAYMENT_TARGET`.
 */
export class TakePaymentRequest implements TakePaymentInput {
  @Optional() @ReferenceTo('booking') booking?: string;
  @Optional() @ReferenceTo('subscription') subscription?: string;
  @Optional() @ReferenceTo('share') share?: string;
  @WholeNumber(1, MAX_CENTS) amountCents: number;
  @OneOf(MONEY_METHODS) method: MoneyMethod;
  @Optional() @CalendarDate() receivedOn?: string;
  @Optional() @Paragraph(MAX_NOTE, 0) note?: string;
  @Optional() @Flag() earlierDrawer?: boolean;
}

/** Request body of `POST payments/{reference}/reverse`. */
export class ReversePaymentRequest implements ReversePaymentInput {
  @Line(MAX_REASON) reason: string;
  @Optional() @Flag() earlierDrawer?: boolean;
}
