import { About } from '../platform/checks/about.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from './venue.codes.ts';
import {
  CalendarDate,
  Decimal,
  Email,
  Flag,
  Ice,
  Instant,
  Line,
  Nullable,
  OneOf,
  Optional,
  Phones,
  Rib,
  WallTime,
  WebAddress,
  WholeNumber,
} from '../platform/checks.ts';
import { Nested, NestedList } from '../platform/nested.ts';
import {
  LineTextsRequest,
  PageTextsRequest,
  ParagraphTextsRequest,
} from '../platform/texts.requests.ts';
import { TimeSpanRequest } from '../slots/slots.requests.ts';

const MAX_INTERVALS = 6;

export class WeekdayHoursRequest {
  @WholeNumber(1, 7) weekday: number;
  @NestedList(() => TimeSpanRequest, MAX_INTERVALS) intervals: TimeSpanRequest[];
}

export class SeasonRequest {
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @CalendarDate() from: string;
  @CalendarDate() to: string;
  @NestedList(() => WeekdayHoursRequest, 7) openingHours: WeekdayHoursRequest[];
}

export class OpeningExceptionRequest {
  @CalendarDate() from: string;
  @CalendarDate() to: string;
  @NestedList(() => TimeSpanRequest, MAX_INTERVALS) intervals: TimeSpanRequest[];
  @Nullable() @Nested(() => LineTextsRequest) reason?: LineTextsRequest | null;
}

export class SocialLinkRequest {
  @OneOf(SOCIAL_NETWORKS) network: SocialNetwork;
  @WebAddress() url: string;
}

export class PoliciesRequest {
  @Optional() @OneOf([15, 30, 60]) slotMinutes?: number;
  @Optional() @WholeNumber(1, 800) horizonDays?: number;
  @Optional() @WholeNumber(5, 1440) holdMinutes?: number;
  @Optional() @WholeNumber(0, 720) freeCancelHours?: number;
  @Optional() @WholeNumber(1, 1_000_000) maxPending?: number;
  @Optional() @WholeNumber(1, 1_000_000) maxUpcoming?: number;
  @Optional() @WholeNumber(1, 60) packOrderDays?: number;
  @Optional() @Flag() holdsWhileOpenOnly?: boolean;
}

export class LegalIdentityRequest {
  @Optional() @Line(120) name?: string;
  @Nullable() @Ice() ice?: string | null;
  @Nullable() @Line(30, 0) taxId?: string | null;
  @Nullable() @Line(30, 0) rc?: string | null;
  @Nullable() @Line(60, 0) cndp?: string | null;
  @Optional() @WholeNumber(0, 10_000) vatBasisPoints?: number;
}

export class MaintenanceRequest {
  @Nested(() => ParagraphTextsRequest) message: ParagraphTextsRequest;
  @WallTime() retryAfter: string;
}

export class ZoneOverrideRequest {
  @Instant() from: string;
  @WholeNumber(-900, 900) offsetMinutes: number;
}

/**
 * Body of `PUT venue`: all fields are optional; a list in the request replaces the whole stored
 * list.
 */
export class UpdateVenueRequest {
  @Optional() @Line(120) name?: string;
  @Optional() @Nested(() => LineTextsRequest) city?: LineTextsRequest;
  @Optional() @Nested(() => LineTextsRequest) address?: LineTextsRequest;
  @Nullable() @Decimal(-90, 90) latitude?: number | null;
  @Nullable() @Decimal(-180, 180) longitude?: number | null;
  @Optional() @Phones(5) phones?: string[];
  @Optional() @Email() email?: string;
  @Nullable() @Rib() rib?: string | null;
  @Nullable() @Line(80, 0) bankName?: string | null;
  @Nullable() @Line(120, 0) accountHolder?: string | null;
  @Optional() @NestedList(() => WeekdayHoursRequest, 7) openingHours?: WeekdayHoursRequest[];
  @Optional() @NestedList(() => SeasonRequest, 20) seasons?: SeasonRequest[];
  @Optional()
  @NestedList(() => OpeningExceptionRequest, 100)
  exceptions?: OpeningExceptionRequest[];
  @Optional() @Line(60) timeZone?: string;
  @Optional() @NestedList(() => ZoneOverrideRequest, 50) zoneOverrides?: ZoneOverrideRequest[];
  @Optional() @NestedList(() => SocialLinkRequest, 10) socialLinks?: SocialLinkRequest[];
  @Optional() @Nested(() => PoliciesRequest) policies?: PoliciesRequest;
  @Optional() @WholeNumber(2, 30) playersPerMatch?: number;
  @Optional() @Nested(() => LegalIdentityRequest) legal?: LegalIdentityRequest;
  @Nullable() @Nested(() => MaintenanceRequest) maintenance?: MaintenanceRequest | null;
  @About("The venue's own terms; null: the default text applies.")
  @Nullable()
  @Nested(() => PageTextsRequest)
  conditions?: PageTextsRequest | null;
  @Nullable() @Nested(() => PageTextsRequest) privacy?: PageTextsRequest | null;
}
