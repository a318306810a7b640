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
import { TAKEN_METHODS, type TakenMethod } from './payments.codes.ts';

/**
 * Request body of `POST payments`. It must have exactly one booking, pack or share, else the error
 * is `PAYMENT_TARGET`.
 */
export class TakePaymentRequest {
  @About(
    'Reference of the booking; exactly one of `booking`, `subscription` and `share` is ' +
      'required.',
  )
  @Optional()
  @ReferenceTo('booking')
  booking?: string;
  @About('Reference of the pack; exactly one of `booking`, `subscription` and `share` is required.')
  @Optional()
  @ReferenceTo('subscription')
  subscription?: string;
  @About(
    'Reference of the share; exactly one of `booking`, `subscription` and `share` is ' +
      'required.',
  )
  @Optional()
  @ReferenceTo('share')
  share?: string;
  @About('Amount in centimes, at most the amount due.')
  @WholeNumber(1, MAX_CENTS)
  amountCents: number;
  @About(
    'Form of the received money; `pack` pays a share with minutes of a pack of its player, ' +
      'without money.',
  )
  @OneOf(TAKEN_METHODS)
  method: TakenMethod;
  @About('Date on which the money was received; default: today at the venue.')
  @Optional()
  @CalendarDate()
  receivedOn?: string;
  @About('Note of staff.')
  @Optional()
  @Paragraph(MAX_NOTE, 0)
  note?: string;
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
  @About('Reason of the reversal, stored in the audit trail.')
  @Line(MAX_REASON)
  reason: string;
  @About(
    'If true, the cash may be taken from the open drawer even if the drawer was opened on ' +
      'an earlier opening day. It has an effect only for an admin.',
  )
  @Optional()
  @Flag()
  earlierDrawer?: boolean;
}

/**
 * Request body of `POST bookings/{reference}/proof/refuse` and `POST
 * subscriptions/{reference}/proof/refuse`.
 */
export class RefuseProofRequest {
  @About('Reason, which the customer can read.')
  @Line(MAX_REASON)
  reason: string;
}
