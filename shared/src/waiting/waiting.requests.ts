import { About } from '../platform/checks/about.ts';
import { PAYMENT_METHODS } from '../bookings/bookings.codes.ts';
import type { PaymentMethod } from '../bookings/bookings.codes.ts';
import { MAX_SIZE, MIN_SIZE } from '../community/matches/matches.rules.ts';
import { BookingCustomerRequest } from '../customers/customers.requests.ts';
import {
  Accepted,
  CalendarDate,
  Flag,
  OneOf,
  Optional,
  ReferenceTo,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { PitchCode } from '../slots/slots.checks.ts';
import { Nested } from '../platform/nested.ts';

/** Body of `POST waiting` as a player sends it. */
export class WaitRequest {
  @About('Calendar date of the requested start, `YYYY-MM-DD`.')
  @CalendarDate()
  date: string;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
  @About('Code of the only accepted pitch; default: any pitch.')
  @Optional()
  @PitchCode()
  pitch?: string;
  @About('Whether a start one hour earlier or later is accepted too; default false.')
  @Optional()
  @Flag()
  flexible?: boolean;
  @About('Whether the other length (60 or 120 minutes) is accepted too; default false.')
  @Optional()
  @Flag()
  otherLength?: boolean;
  @About(
    'Squad that waits; the customer leads it as captain or co-captain. The match of the booking ' +
      'opens for it.',
  )
  @Optional()
  @ReferenceTo('squad')
  squad?: string;
  @About('Number of players, and of seats if a squad waits; default: the seats of the squad.')
  @Optional()
  @WholeNumber(MIN_SIZE, MAX_SIZE)
  players?: number;
}

/** Body of `POST waiting` as staff send it for a customer. */
export class DeskWaitRequest extends WaitRequest {
  @About('Customer that waits.')
  @Optional()
  @Nested(() => BookingCustomerRequest)
  customer?: BookingCustomerRequest;
}

/** Body of `POST waiting/{reference}/offer`: the free slot that staff offer to the customer. */
export class HandOfferRequest {
  @PitchCode() pitch: string;
  @CalendarDate() date: string;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
}

/**
 * Body of `POST waiting/{reference}/take` and `POST offers/{token}/take`, which accept an offer.
 */
export class TakeOfferRequest {
  @About('Payment method of the booking; default: cash.')
  @Optional()
  @OneOf(PAYMENT_METHODS)
  paymentMethod?: PaymentMethod;
  @Accepted('BOOKING_RULES_NOT_ACCEPTED') acceptRules: true;
}
