import { About } from '../platform/checks/about.ts';
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

/**
 * Request body of `POST payments`. It must have exactly one booking, pack or share, else the error
 * is `PAYMENT_TARGET`.
 */
export class TakePaymentRequest {
  @Optional() @ReferenceTo('booking') booking?: string;
  @Optional() @ReferenceTo('subscription') subscription?: string;
  @Optional() @ReferenceTo('share') share?: string;
  @WholeNumber(1, MAX_CENTS) amountCents: number;
  @OneOf(MONEY_METHODS) method: MoneyMethod;
  @About('Date on which the money was received; default: today at the venue.')
  @Optional()
  @CalendarDate()
  receivedOn?: string;
  @Optional() @Paragraph(MAX_NOTE, 0) note?: string;
  @About(
    'If true, a cash payment may go into the open drawer even if the drawer was opened on ' +
      'an earlier opening day. It has an effect only for an admin.',
  )
  @Optional()
  @Flag()
  earlierDrawer?: boolean;
}

/** Request body of `POST payments/{reference}/reverse`. */
export class ReversePaymentRequest {
  @Line(MAX_REASON) reason: string;
  @About(
    'If true, the cash may be taken from the open drawer even if the drawer was opened on ' +
      'an earlier opening day. It has an effect only for an admin.',
  )
  @Optional()
  @Flag()
  earlierDrawer?: boolean;
}
