import {
  Accepted,
  CalendarDate,
  Flag,
  Line,
  OneOf,
  Optional,
  PitchCode,
  ReferenceTo,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import { Nested, NestedList } from '../platform/nested.ts';
import { PAYMENT_METHODS } from './bookings.codes.ts';
import type { PaymentMethod } from './bookings.codes.ts';
import { BookingCustomerRequest } from './bookings.requests.ts';
import { SERIES_WEEKS } from './series.codes.ts';
import type {
  CancelSeriesInput,
  CreateSeriesInput,
  SeriesChoiceInput,
  SeriesPlanInput,
  SeriesSlotInput,
} from './series.contract.ts';

const MAX_HASH = 64;

export class SeriesSlotRequest implements SeriesSlotInput {
  @CalendarDate() date: string;
  @WallTime() startTime: string;
  @PitchCode() pitch: string;
}

export class SeriesChoiceRequest implements SeriesChoiceInput {
  @CalendarDate() date: string;
  @Optional() @Nested(() => SeriesSlotRequest) to?: SeriesSlotRequest;
}

/** Request body of `POST series_preview` from a player. */
export class SeriesPlanRequest implements SeriesPlanInput {
  @CalendarDate() date: string;
  @WallTime() startTime: string;
  @WallTime() endTime: string;
  @Optional() @PitchCode() pitch?: string;
  @WholeNumber(SERIES_WEEKS.min, SERIES_WEEKS.max) weeks: number;
  @Optional()
  @NestedList(() => SeriesChoiceRequest, SERIES_WEEKS.max)
  choices?: SeriesChoiceRequest[];
  @Optional() @ReferenceTo('series') continues?: string;
}

/** Request body of `POST series_preview` from staff, for a customer. */
export class DeskSeriesPlanRequest extends SeriesPlanRequest {
  @Optional() @Nested(() => BookingCustomerRequest) customer?: BookingCustomerRequest;
}

/** Request body of `POST series` from a player. */
export class CreateSeriesRequest extends SeriesPlanRequest implements CreateSeriesInput {
  @Line(MAX_HASH) hash: string;
  @OneOf(PAYMENT_METHODS) paymentMethod: PaymentMethod;
  @Accepted('BOOKING_RULES_NOT_ACCEPTED') acceptRules: true;
}

/** Request body of `POST series` from staff. */
export class DeskSeriesRequest extends CreateSeriesRequest {
  @Optional() @Nested(() => BookingCustomerRequest) customer?: BookingCustomerRequest;
  @Optional() @Flag() confirm?: boolean;
}

/**
 * Request body of `POST series/{reference}/cancel`. Staff must give a reason
 * (`BOOKING_CANCEL_REASON_REQUIRED`).
 */
export class CancelSeriesRequest implements CancelSeriesInput {
  @Optional() @CalendarDate() from?: string;
  @Optional() @Line(MAX_REASON) reason?: string;
}
