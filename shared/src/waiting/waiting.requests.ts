import { PAYMENT_METHODS } from '../bookings/bookings.codes.ts';
import type { PaymentMethod } from '../bookings/bookings.codes.ts';
import { BookingCustomerRequest } from '../bookings/bookings.requests.ts';
import {
  Accepted,
  CalendarDate,
  Flag,
  OneOf,
  Optional,
  PitchCode,
  WallTime,
} from '../platform/checks.ts';
import { Nested } from '../platform/nested.ts';
import type { HandOfferInput, TakeOfferInput, WaitInput } from './waiting.contract.ts';

/** `POST waiting` of a player. */
export class WaitRequest implements WaitInput {
  @CalendarDate() date: string;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
  @Optional() @PitchCode() pitch?: string;
  @Optional() @Flag() flexible?: boolean;
  @Optional() @Flag() otherLength?: boolean;
}

/** `POST waiting` of staff, for a customer. */
export class DeskWaitRequest extends WaitRequest {
  @Optional() @Nested(() => BookingCustomerRequest) customer?: BookingCustomerRequest;
}

/** `POST waiting/{reference}/offer`. */
export class HandOfferRequest implements HandOfferInput {
  @PitchCode() pitch: string;
  @CalendarDate() date: string;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
}

/** `POST waiting/{reference}/take` and `POST offers/{token}/take`. */
export class TakeOfferRequest implements TakeOfferInput {
  @Optional() @OneOf(PAYMENT_METHODS) paymentMethod?: PaymentMethod;
  @Accepted('BOOKING_RULES_NOT_ACCEPTED') acceptRules: true;
}
