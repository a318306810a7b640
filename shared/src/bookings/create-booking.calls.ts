import { BookingCustomerRequest } from '../customers/customers.requests.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { MAX_CENTS } from '../money/money.ts';
import { calls, writeResult } from '../platform/call.ts';
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
import { About } from '../platform/checks/about.ts';
import { MAX_NOTE } from '../platform/lengths.ts';
import { Nested, NestedList } from '../platform/nested.ts';
import { PitchCode } from '../slots/slots.checks.ts';
import { PAYMENT_METHODS } from './bookings.codes.ts';
import type { PaymentMethod } from './bookings.codes.ts';
import { booking, quote } from './bookings.contract.ts';

/** Maximum number of add-on lines of a booking. */
export const MAX_ADDONS = 20;
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

/** A slot: the request body of `POST booking_drafts`, and a part of other requests. */
export class SlotRequest {
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
}

/** Request body of `POST bookings_get_price` from a player or a visitor. */
export class QuoteRequest extends SlotRequest {
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
  @About(
    'Squad for which the match of the booking opens; its owner leads the squad as captain or ' +
      'co-captain.',
  )
  @Optional()
  @ReferenceTo('squad')
  squad?: string;
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

/** Error codes of a slot that cannot be booked. */
export const SLOT_ERRORS = [
  'BOOKING_OUTSIDE_HOURS',
  'BOOKING_IN_PAST',
  'BOOKING_BEYOND_HORIZON',
  'BOOKING_OFF_GRID',
  'BOOKING_DURATION',
  'BOOKING_TIME_SKIPPED',
  'BOOKING_NO_TARIFF',
  'BOOKING_PITCH_UNKNOWN',
  'BOOKING_PITCH_INACTIVE',
  'BOOKING_ADDON_UNKNOWN',
] as const satisfies readonly ErrorCode[];

/** The calls that price and create a booking. */
export const CREATE_BOOKING_CALLS = calls({
  'POST bookings': {
    permission: 'bookings.create',
    body: { player: CreateBookingRequest, staff: DeskBookingRequest },
    summary: 'Create a booking; staff may create it for a customer.',
    answer: writeResult('BookingSaved', booking),
    errors: [
      ...SLOT_ERRORS,
      'BOOKING_ADDON_OUT_OF_STOCK',
      'BOOKING_SLOT_TAKEN',
      'BOOKING_PRICE_CHANGED',
      'BOOKING_TOO_MANY_PENDING',
      'BOOKING_TOO_MANY_UPCOMING',
      'BOOKING_TOO_OFTEN',
      'BOOKING_NO_PACK',
      'AUTH_PROFILE_INCOMPLETE',
      'REFERENCE_UNKNOWN',
      'SQUAD_NOT_CAPTAIN',
      'BOOKING_CUSTOMER_REQUIRED',
      'BOOKING_CUSTOMER_UNKNOWN',
    ],
  },
  'POST bookings_get_price': {
    id: 'quoteBooking',
    permission: 'bookings.quote',
    body: { player: QuoteRequest, staff: DeskQuoteRequest },
    status: 200,
    summary: 'Get the price of a slot; staff may name a customer.',
    answer: quote,
    errors: [
      ...SLOT_ERRORS,
      'BOOKING_SLOT_TAKEN',
      'BOOKING_CUSTOMER_REQUIRED',
      'BOOKING_CUSTOMER_UNKNOWN',
    ],
  },
});
