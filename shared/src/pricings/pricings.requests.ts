import { About } from '../platform/checks/about.ts';
import { BOOKING_DURATIONS } from '../bookings/bookings.codes.ts';
import type { BookingDuration } from '../bookings/bookings.codes.ts';
import { MAX_CENTS } from '../money/money.ts';
import {
  CalendarDate,
  Line,
  Nullable,
  OneOf,
  Optional,
  PitchCode,
  ReferenceTo,
  SomeOf,
  TariffCode,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { EachOnce, Nested, NestedList } from '../platform/nested.ts';
import { LineTextsRequest, ParagraphTextsRequest } from '../platform/texts.requests.ts';
import { PRICING_TYPES } from './pricings.codes.ts';
import type { PricingType } from './pricings.codes.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MAX_HOURS = 200;
// Maximum price of an add-on option in centimes. Twenty add-on lines of fifty pieces plus the most
// expensive session then fit into a four-byte integer.
const MAX_ADDON_CENTS = 1_000_000;

/**
 * Fields of a price that are optional when the price is created or changed: details, scope and
 * validity.
 */
class PricingDetailsRequest {
  @Nullable() @WholeNumber(1, MAX_HOURS) numberOfHours?: number | null;
  @Nullable() @OneOf(BOOKING_DURATIONS) durationMinutes?: BookingDuration | null;
  @Nullable() @WholeNumber(0, MAX_CENTS) contributionCents?: number | null;
  @Nullable() @Nested(() => ParagraphTextsRequest) remark?: ParagraphTextsRequest | null;
  @Optional() @TariffCode() tariff?: string;
  @Nullable() @PitchCode() pitch?: string | null;
  @Nullable() @CalendarDate() from?: string | null;
  @Nullable() @CalendarDate() to?: string | null;
  @Nullable() @SomeOf(WEEKDAYS) weekdays?: number[] | null;
  @Nullable() @WallTime() startTime?: string | null;
  @Nullable() @WallTime() endTime?: string | null;
}

/**
 * Body of `PUT pricings/{reference}`: all fields are optional; the type of a price cannot change.
 */
export class UpdatePricingRequest extends PricingDetailsRequest {
  @Optional() @Nested(() => LineTextsRequest) name?: LineTextsRequest;
  @Optional() @WholeNumber(0, MAX_CENTS) totalCents?: number;
}

/**
 * Body of `POST pricings`. The rule `pricingProblem` checks which fields belong to which type of
 * price.
 */
export class CreatePricingRequest extends PricingDetailsRequest {
  @OneOf(PRICING_TYPES) type: PricingType;
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @WholeNumber(0, MAX_CENTS) totalCents: number;
  @About(
    'Reference of the existing price that the new price replaces, from the first day of the ' +
      'new price on.',
  )
  @Optional()
  @ReferenceTo('pricing')
  replaces?: string;
}

/** Body of `POST tariffs`, which creates a tariff. */
export class CreateTariffRequest {
  @TariffCode() code: string;
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
}

/** Body of `PUT tariffs/{code}`; the code cannot change. */
export class UpdateTariffRequest {
  @Optional() @Nested(() => LineTextsRequest) name?: LineTextsRequest;
}

export class AddonOptionRequest {
  @Line(40) code: string;
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @WholeNumber(0, MAX_ADDON_CENTS) priceCents: number;
}

/** Body of `POST addons`, which creates an add-on. */
export class CreateAddonRequest {
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @About(
    'The codes of the options must be distinct, because bookings identify an option by its ' +
      'code.',
  )
  @EachOnce('code')
  @NestedList(() => AddonOptionRequest, 20, 1)
  options: AddonOptionRequest[];
  @Nullable() @WholeNumber(0, 1000) stock?: number | null;
}

/** Body of `PUT addons/{reference}`; all fields are optional. */
export class UpdateAddonRequest {
  @Optional() @Nested(() => LineTextsRequest) name?: LineTextsRequest;
  @Optional()
  @EachOnce('code')
  @NestedList(() => AddonOptionRequest, 20, 1)
  options?: AddonOptionRequest[];
  @Nullable() @WholeNumber(0, 1000) stock?: number | null;
}
