import { About } from '../../platform/checks/about.ts';
import {
  Accepted,
  CalendarDate,
  Flag,
  Line,
  OneOf,
  Optional,
  ReferenceTo,
  WallTime,
  WholeNumber,
} from '../../platform/checks.ts';
import { PitchCode } from '../../slots/slots.checks.ts';
import { MAX_REASON } from '../../platform/lengths.ts';
import { Nested, NestedList } from '../../platform/nested.ts';
import { PAYMENT_METHODS } from '../bookings.codes.ts';
import type { PaymentMethod } from '../bookings.codes.ts';
import { BookingCustomerRequest } from '../../customers/customers.requests.ts';
import { SERIES_WEEKS } from './series.codes.ts';

const MAX_HASH = 64;

export class SeriesSlotRequest {
  @CalendarDate() date: string;
  @WallTime() startTime: string;
  @PitchCode() pitch: string;
}

export class SeriesChoiceRequest {
  @About('The requested date to which the choice applies.')
  @CalendarDate()
  date: string;
  @About('The slot to book instead; without it the date is left out.')
  @Optional()
  @Nested(() => SeriesSlotRequest)
  to?: SeriesSlotRequest;
}

/** Request body of `POST series_preview` from a player. */
export class SeriesPlanRequest {
  @About('The first date of the series; further dates follow a week apart.')
  @CalendarDate()
  date: string;
  @WallTime() startTime: string;
  @About('Local time of the end, `HH:mm`; not after `startTime`: on the next day.')
  @WallTime()
  endTime: string;
  @About('Code of the requested pitch. Default: on each date the first free pitch.')
  @Optional()
  @PitchCode()
  pitch?: string;
  @About('Number of dates, 2 to 12.')
  @WholeNumber(SERIES_WEEKS.min, SERIES_WEEKS.max)
  weeks: number;
  @About('Decisions about dates that are not available as requested.')
  @Optional()
  @NestedList(() => SeriesChoiceRequest, SERIES_WEEKS.max)
  choices?: SeriesChoiceRequest[];
  @About(
    'Reference of the series that is continued; the hours reserved for its holder count as ' +
      'free.',
  )
  @Optional()
  @ReferenceTo('series')
  continues?: string;
}

/** Request body of `POST series_preview` from staff, for a customer. */
export class DeskSeriesPlanRequest extends SeriesPlanRequest {
  @About('Customer of the series; the price follows the tariff of this customer.')
  @Optional()
  @Nested(() => BookingCustomerRequest)
  customer?: BookingCustomerRequest;
}

/** Request body of `POST series` from a player. */
export class CreateSeriesRequest extends SeriesPlanRequest {
  @About('Hash of the plan that the customer previewed.')
  @Line(MAX_HASH)
  hash: string;
  @About('Payment method of the customer; `pack` uses hours of a subscription.')
  @OneOf(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;
  @Accepted('BOOKING_RULES_NOT_ACCEPTED') acceptRules: true;
  @About(
    'Squad for which each date opens; the customer leads the squad as captain or co-captain. ' +
      'Default: the squad of the series that is continued.',
  )
  @Optional()
  @ReferenceTo('squad')
  squad?: string;
}

/** Request body of `POST series` from staff. */
export class DeskSeriesRequest extends CreateSeriesRequest {
  @About('Customer of the series; the price follows the tariff of this customer.')
  @Optional()
  @Nested(() => BookingCustomerRequest)
  customer?: BookingCustomerRequest;
  @About('Whether the series is confirmed at once, still unpaid; default true.')
  @Optional()
  @Flag()
  confirm?: boolean;
}

/**
 * Request body of `POST series/{reference}/cancel`. Staff must give a reason
 * (`BOOKING_CANCEL_REASON_REQUIRED`).
 */
export class CancelSeriesRequest {
  @About('First date to cancel; default: all upcoming dates are cancelled.')
  @Optional()
  @CalendarDate()
  from?: string;
  @About('Reason of the cancellation; staff must give it.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}
