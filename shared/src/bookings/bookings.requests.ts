import { BookingCustomerRequest } from '../customers/customers.requests.ts';
import { About } from '../platform/checks/about.ts';
import {
  Accepted,
  CalendarDate,
  Flag,
  Line,
  OneOf,
  Optional,
  Paragraph,
  ReferenceTo,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { PitchCode } from '../slots/slots.checks.ts';
import { MAX_CENTS } from '../money/money.ts';
import { MAX_NOTE, MAX_REASON } from '../platform/lengths.ts';
import { Nested, NestedList } from '../platform/nested.ts';
import { MOVE_PRICES, PAYMENT_METHODS } from './bookings.codes.ts';
import type { MovePrice, PaymentMethod } from './bookings.codes.ts';

const MAX_ADDONS = 20;
const MAX_QUANTITY = 50;

export class AddonLineRequest {
  @ReferenceTo('addon') reference: string;
  @About('Code of the chosen option; may be omitted if the add-on has a single option.')
  @Optional()
  @Line(40)
  option?: string;
  @About('Number of pieces.')
  @WholeNumber(1, MAX_QUANTITY)
  quantity: number;
}

/** Request body of `POST bookings_get_price` from a player or a visitor. */
export class QuoteRequest {
  @About('Calendar date of the start, `YYYY-MM-DD`.')
  @CalendarDate()
  date: string;
  @WallTime() startTime: string;
  @About('Local time of the end, `HH:mm`; not after `startTime`: on the next day.')
  @WallTime()
  endTime: string;
  @About('Code of the pitch; default: the first free one.')
  @Optional()
  @PitchCode()
  pitch?: string;
  @About('Add-ons with their quantities.')
  @Optional()
  @NestedList(() => AddonLineRequest, MAX_ADDONS)
  addons?: AddonLineRequest[];
}

/** Request body of `POST bookings_get_price` from staff, for the price of a given customer. */
export class DeskQuoteRequest extends QuoteRequest {
  @About(
    'Customer of the booking; only staff may set it. Default: the customer record of the ' +
      'user that sends the request. The price follows the tariff of this customer.',
  )
  @Optional()
  @Nested(() => BookingCustomerRequest)
  customer?: BookingCustomerRequest;
}

/** Request body of `POST bookings` from a player. */
export class CreateBookingRequest extends QuoteRequest {
  @About('Payment method of the customer; `pack` uses hours of a subscription.')
  @OneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;
  @Accepted('BOOKING_RULES_NOT_ACCEPTED') acceptRules: true;
  @About('Note for the desk.')
  @Optional()
  @Paragraph(MAX_NOTE, 0)
  note?: string;
  @About(
    'The price in centimes that the page showed before the booking was made. The part that ' +
      'is paid with pack hours counts as 0. If the price has changed since then, the request ' +
      "is refused with `BOOKING_PRICE_CHANGED`. If the field is omitted, today's price " +
      'applies without this check.',
  )
  @Optional()
  @WholeNumber(0, MAX_CENTS)
  shownCents?: number;
}

/** Request body of `POST bookings` from staff, for a caller or a walk-in. */
export class DeskBookingRequest extends CreateBookingRequest {
  @About(
    'Customer of the booking; only staff may set it. Default: the customer record of the ' +
      'user that sends the request. The price follows the tariff of this customer.',
  )
  @Optional()
  @Nested(() => BookingCustomerRequest)
  customer?: BookingCustomerRequest;
  @About('Only for staff. Whether the booking is confirmed at once, still unpaid; default true.')
  @Optional()
  @Flag()
  confirm?: boolean;
}

/** Request body of `PUT bookings/{reference}` from staff. */
export class DeskUpdateBookingRequest {
  @About('New calendar date of the start, `YYYY-MM-DD`.')
  @Optional()
  @CalendarDate()
  date?: string;
  @Optional() @WallTime() startTime?: string;
  @Optional() @WallTime() endTime?: string;
  @Optional() @PitchCode() pitch?: string;
  @About('Note on the booking; an empty text removes it.')
  @Optional()
  @Paragraph(MAX_NOTE, 0)
  note?: string;
  @About('All add-ons of the booking; the list replaces the stored one.')
  @Optional()
  @NestedList(() => AddonLineRequest, MAX_ADDONS)
  addons?: AddonLineRequest[];
  @About(
    'Which price applies to a move to another hour or length; default `today`. The agreed ' +
      'price always applies if hour and length do not change, or if the booking returns to ' +
      'one of its former hours.',
  )
  @Optional()
  @OneOf(MOVE_PRICES)
  price?: MovePrice;
  @About(
    'Reason for the audit trail. It is required if a move to another hour or length keeps ' +
      'the price (`price` is `agreed`).',
  )
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}

/** Request body of `PUT bookings/{reference}` from the booking's owner, before payment. */
export class UpdateBookingRequest {
  @About('All add-ons of the booking; the list replaces the stored one.')
  @Optional()
  @NestedList(() => AddonLineRequest, MAX_ADDONS)
  addons?: AddonLineRequest[];
}

/** Request body of `DELETE bookings/{reference}` from the booking's owner. */
export class CancelBookingRequest {
  @About('Reason, stored in the audit trail.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}

/**
 * Request body of `DELETE bookings/{reference}` from staff. A reason is required
 * (`BOOKING_CANCEL_REASON_REQUIRED`).
 */
export class DeskCancelBookingRequest {
  @About('Reason of the cancellation; required, and the customer can read it.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
  @About(
    'Only for staff. If true, a cancellation after the free period forfeits money and ' +
      'hours, as a late cancellation by the owner does. It has no effect while cancellation ' +
      'is free.',
  )
  @Optional()
  @Flag()
  keep?: boolean;
}

/** Request body of `POST bookings/{reference}/confirm`. */
export class ConfirmBookingRequest {
  @About('Reason, stored in the audit trail.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}

/** Request body of `POST bookings/{reference}/no-show`. */
export class MarkNoShowRequest {
  @About(
    'False revokes a no-show: before the end the booking becomes `confirmed`, afterwards ' +
      '`completed`.',
  )
  @Optional()
  @Flag()
  noShow?: boolean;
  @About('Reason, stored in the audit trail.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}
