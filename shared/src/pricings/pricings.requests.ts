import { About } from '../platform/checks/about.ts';
import { BOOKING_DURATIONS, type BookingDuration } from '../slots/slots.codes.ts';
import { MAX_CENTS } from '../money/money.ts';
import {
  CalendarDate,
  Line,
  Nullable,
  OneOf,
  Optional,
  ReferenceTo,
  SomeOf,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { PitchCode } from '../slots/slots.checks.ts';
import { EachOnce, Nested, NestedList } from '../platform/nested.ts';
import { LineTextsRequest, ParagraphTextsRequest } from '../platform/texts.requests.ts';
import { PRICING_TYPES, type PricingType } from './pricings.codes.ts';
import { partialOf } from '../platform/checks/partial-of.ts';
import { checkThat } from '../platform/checks/check.ts';

const TARIFF_CODE = /^[a-z][a-z0-9-]{0,29}$/;
const isTariffCode = (value: unknown): boolean =>
  typeof value === 'string' && TARIFF_CODE.test(value);
export const TariffCode = (): PropertyDecorator =>
  checkThat('tariffCode', 'tariffCode', isTariffCode);

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
  @About('Number of hours of a pack.')
  @Nullable()
  @WholeNumber(1, MAX_HOURS)
  numberOfHours?: number | null;
  @About('Length of a session in minutes.')
  @Nullable()
  @OneOf(BOOKING_DURATIONS)
  durationMinutes?: BookingDuration | null;
  @About('Price per person in centimes; null: computed from the total.')
  @Nullable()
  @WholeNumber(0, MAX_CENTS)
  contributionCents?: number | null;
  @About('Public remark on the price.')
  @Nullable()
  @Nested(() => ParagraphTextsRequest)
  remark?: ParagraphTextsRequest | null;
  @About('Code of the tariff; default: `standard`.')
  @Optional()
  @TariffCode()
  tariff?: string;
  @About('Code of the only pitch; null: all pitches.')
  @Nullable()
  @PitchCode()
  pitch?: string | null;
  @About('First opening day on which the price is valid; null: no limit.')
  @Nullable()
  @CalendarDate()
  from?: string | null;
  @About('Last opening day on which the price is valid; null: no limit.')
  @Nullable()
  @CalendarDate()
  to?: string | null;
  @About('Weekdays of the opening days, 1 = Monday; null: every day.')
  @Nullable()
  @SomeOf(WEEKDAYS)
  weekdays?: number[] | null;
  @About('First start time for which the price is valid; null: no limit.')
  @Nullable()
  @WallTime()
  startTime?: string | null;
  @About('End of the start times for which the price is valid, not included; null: no limit.')
  @Nullable()
  @WallTime()
  endTime?: string | null;
}

/**
 * Body of `POST pricings`. The rule `pricingProblem` checks which fields belong to which type of
 * price.
 */
export class CreatePricingRequest extends PricingDetailsRequest {
  @About('`session`: price of a booking; `pack`: prepaid hours; `academy`: price of the academy.')
  @OneOf(PRICING_TYPES)
  type: PricingType;
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @About('Price in centimes.')
  @WholeNumber(0, MAX_CENTS)
  totalCents: number;
  @About(
    'Reference of the existing price that the new price replaces, from the first day of the ' +
      'new price on.',
  )
  @Optional()
  @ReferenceTo('pricing')
  replaces?: string;
}

/**
 * Body of `PUT pricings/{reference}`: all fields are optional; the type of a price cannot change.
 */
export class UpdatePricingRequest extends partialOf(CreatePricingRequest, {
  omit: ['type', 'replaces'],
  base: PricingDetailsRequest,
}) {}

/** Requires the code of a new tariff: an empty one names the form too. */
const NewTariffCode = (): PropertyDecorator =>
  checkThat('tariffCode', 'tariffCode', isTariffCode, { missing: 'tariffCode' });

/** Body of `POST tariffs`, which creates a tariff. */
export class CreateTariffRequest {
  @NewTariffCode() code: string;
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
}

/** Body of `PUT tariffs/{code}`; the code cannot change. */
export class UpdateTariffRequest extends partialOf(CreateTariffRequest, { omit: ['code'] }) {}

export class AddonOptionRequest {
  @About('Code of the option, by which bookings name it.')
  @Line(40, 1, 'optionCode')
  code: string;
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @About('Price of one piece in centimes.')
  @WholeNumber(0, MAX_ADDON_CENTS)
  priceCents: number;
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
  @About('Number of pieces per time slot; null: unlimited.')
  @Nullable()
  @WholeNumber(0, 1000)
  stock?: number | null;
}

/** Body of `PUT addons/{reference}`; all fields are optional. */
export class UpdateAddonRequest extends partialOf(CreateAddonRequest, {
  about: { options: 'All options of the add-on; the list replaces the stored one.' },
}) {}
