import {
  Accepted,
  CalendarDate,
  Flag,
  Line,
  OneOf,
  Optional,
  Paragraph,
  PersonName,
  Phone,
  PitchCode,
  ReferenceTo,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { MAX_CENTS } from '../money/money.ts';
import { MAX_NOTE, MAX_REASON } from '../platform/lengths.ts';
import { Nested, NestedList } from '../platform/nested.ts';
import { MOVE_PRICES, PAYMENT_METHODS } from './bookings.codes.ts';
import type { MovePrice, PaymentMethod } from './bookings.codes.ts';
import type {
  AddonLineInput,
  BookingCustomerInput,
  CancelBookingInput,
  CreateBookingInput,
  MarkNoShowInput,
  QuoteInput,
  UpdateBookingInput,
} from './bookings.contract.ts';

const MAX_ADDONS = 20;
const MAX_QUANTITY = 50;

export class AddonLineRequest implements AddonLineInput {
  @ReferenceTo('addon') reference: string;
  @Optional() @Line(40) option?: string;
  @WholeNumber(1, MAX_QUANTITY) quantity: number;
}

/** Request body of `POST bookings_get_price` from a player or a visitor. */
export class QuoteRequest implements QuoteInput {
  @CalendarDate() date: string;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
  @Optional() @PitchCode() pitch?: string;
  @Optional() @NestedList(() => AddonLineRequest, MAX_ADDONS) addons?: AddonLineRequest[];
}

/**
 * A customer by reference, or by name with or without a phone. The API checks the combination
 * (`BOOKING_CUSTOMER_REQUIRED`).
 */
export class BookingCustomerRequest implements BookingCustomerInput {
  @Optional() @ReferenceTo('customer') reference?: string;
  @Optional() @PersonName(120) name?: string;
  @Optional() @Phone('CUSTOMER_PHONE_INVALID') phone?: string;
}

/** Request body of `POST bookings_get_price` from staff, for the price of a given customer. */
export class DeskQuoteRequest extends QuoteRequest {
  @Optional() @Nested(() => BookingCustomerRequest) customer?: BookingCustomerRequest;
}

/** Request body of `POST bookings` from a player. */
export class CreateBookingRequest extends QuoteRequest implements CreateBookingInput {
  @OneOf(PAYMENT_METHODS) paymentMethod: PaymentMethod;
  @Accepted('BOOKING_RULES_NOT_ACCEPTED') acceptRules: true;
  @Optional() @Paragraph(MAX_NOTE, 0) note?: string;
  @Optional() @WholeNumber(0, MAX_CENTS) shownCents?: number;
}

/** Request body of `POST bookings` from staff, for a caller or a walk-in. */
export class DeskBookingRequest extends CreateBookingRequest {
  @Optional() @Nested(() => BookingCustomerRequest) customer?: BookingCustomerRequest;
  @Optional() @Flag() confirm?: boolean;
}

/** Request body of `PUT bookings/{reference}` from staff. */
export class DeskUpdateBookingRequest implements UpdateBookingInput {
  @Optional() @CalendarDate() date?: string;
  @Optional() @WallTime() startTime?: string;
  @Optional() @WallTime() endTime?: string;
  @Optional() @PitchCode() pitch?: string;
  @Optional() @Paragraph(MAX_NOTE, 0) note?: string;
  @Optional() @NestedList(() => AddonLineRequest, MAX_ADDONS) addons?: AddonLineRequest[];
  @Optional() @OneOf(MOVE_PRICES) price?: MovePrice;
  @Optional() @Line(MAX_REASON) reason?: string;
}

/** Request body of `PUT bookings/{reference}` from the booking's owner, before payment. */
export class UpdateBookingRequest implements UpdateBookingInput {
  @Optional() @NestedList(() => AddonLineRequest, MAX_ADDONS) addons?: AddonLineRequest[];
}

/** Request body of `DELETE bookings/{reference}` from the booking's owner. */
export class CancelBookingRequest implements CancelBookingInput {
  @Optional() @Line(MAX_REASON) reason?: string;
}

/**
 * Request body of `DELETE bookings/{reference}` from staff. A reason is required
 * (`BOOKING_CANCEL_REASON_REQUIRED`).
 */
export class DeskCancelBookingRequest implements CancelBookingInput {
  @Optional() @Line(MAX_REASON) reason?: string;
  @Optional() @Flag() keep?: boolean;
}

/** Request body of `POST bookings/{reference}/confirm`. */
export class ConfirmBookingRequest {
  @Optional() @Line(MAX_REASON) reason?: string;
}

/** Request body of `POST bookings/{reference}/no-show`. */
export class MarkNoShowRequest implements MarkNoShowInput {
  @Optional() @Flag() noShow?: boolean;
  @Optional() @Line(MAX_REASON) reason?: string;
}
