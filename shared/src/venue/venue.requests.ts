import { About } from '../platform/checks/about.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from './venue.codes.ts';
import {
  AnyOf,
  CalendarDate,
  Decimal,
  Flag,
  Instant,
  Line,
  Nullable,
  OneOf,
  Optional,
  WallTime,
  WholeNumber,
} from '../platform/checks.ts';
import { OPTIONAL_PAGES, type OptionalPage } from './pages/optional-pages.rules.ts';
import { VatRequest } from './vat/vat.requests.ts';
import { ActionColor, Ice, Rib, SocialAddress } from './checks/venue.checks.ts';
import { Email, Phones } from '../auth/checks/auth.checks.ts';
import { Nested, NestedList } from '../platform/nested.ts';
import {
  LineTextsRequest,
  PageTextsRequest,
  ParagraphTextsRequest,
} from '../platform/texts.requests.ts';
import { TimeSpanRequest } from '../slots/slots.requests.ts';

const MAX_INTERVALS = 6;

export class WeekdayHoursRequest {
  @About('Weekday of the opening day, 1 (Monday) to 7 (Sunday).')
  @WholeNumber(1, 7)
  weekday: number;
  @About('Opening intervals of the day; one may end on the next morning.')
  @NestedList(() => TimeSpanRequest, MAX_INTERVALS)
  intervals: TimeSpanRequest[];
}

export class SeasonRequest {
  @Nested(() => LineTextsRequest) name: LineTextsRequest;
  @About('First opening day of the season.')
  @CalendarDate()
  from: string;
  @About('Last opening day of the season, included.')
  @CalendarDate()
  to: string;
  @About('Opening hours by weekday; a weekday without an entry is closed.')
  @NestedList(() => WeekdayHoursRequest, 7)
  openingHours: WeekdayHoursRequest[];
}

export class OpeningExceptionRequest {
  @About('First opening day of the exception.')
  @CalendarDate()
  from: string;
  @About('Last opening day of the exception, included.')
  @CalendarDate()
  to: string;
  @About('Opening intervals; empty: closed.')
  @NestedList(() => TimeSpanRequest, MAX_INTERVALS)
  intervals: TimeSpanRequest[];
  @About('Public reason.')
  @Nullable()
  @Nested(() => LineTextsRequest)
  reason?: LineTextsRequest | null;
}

export class SocialLinkRequest {
  @About('Social network or messenger.')
  @OneOf(SOCIAL_NETWORKS)
  network: SocialNetwork;
  @SocialAddress() url: string;
}

export class PoliciesRequest {
  @About('Number of minutes between two possible starts of a booking.')
  @Optional()
  @OneOf([15, 30, 60])
  slotMinutes?: number;
  @About('Number of days ahead that can be booked.')
  @Optional()
  @WholeNumber(1, 800)
  horizonDays?: number;
  @About('Length in minutes of the hold of a pending booking; existing holds keep theirs.')
  @Optional()
  @WholeNumber(5, 1440)
  holdMinutes?: number;
  @About('Minutes for which a visitor holds a slot before the code is entered; 0: no such holds.')
  @Optional()
  @WholeNumber(0, 60)
  draftHoldMinutes?: number;
  @About(
    'Hours before the start until which a cancellation is free; existing bookings keep ' +
      'theirs.',
  )
  @Optional()
  @WholeNumber(0, 720)
  freeCancelHours?: number;
  @About('Maximum number of pending bookings of a player.')
  @Optional()
  @WholeNumber(1, 1_000_000)
  maxPending?: number;
  @About('Maximum number of upcoming bookings of a player.')
  @Optional()
  @WholeNumber(1, 1_000_000)
  maxUpcoming?: number;
  @About('Number of days after which an unpaid pack order is cancelled.')
  @Optional()
  @WholeNumber(1, 60)
  packOrderDays?: number;
  @About('Whether the time of a hold runs only while the venue is open.')
  @Optional()
  @Flag()
  holdsWhileOpenOnly?: boolean;
}

export class LegalIdentityRequest {
  @About('Legal name of the company.')
  @Optional()
  @Line(120)
  name?: string;
  @Nullable() @Ice() ice?: string | null;
  @About('Tax identifier (identifiant fiscal).')
  @Nullable()
  @Line(30, 0)
  taxId?: string | null;
  @About('Number in the trade register (registre du commerce).')
  @Nullable()
  @Line(30, 0)
  rc?: string | null;
  @About('Number of the data protection declaration (CNDP).')
  @Nullable()
  @Line(60, 0)
  cndp?: string | null;
}

export class MaintenanceRequest {
  @About('Notice to visitors.')
  @Nested(() => ParagraphTextsRequest)
  message: ParagraphTextsRequest;
  @About('Expected end of the maintenance, `HH:mm` at the venue.')
  @WallTime()
  retryAfter: string;
}

export class ZoneOverrideRequest {
  @About('Instant at which the override starts, ISO 8601.')
  @Instant()
  from: string;
  @About('Offset in minutes east of UTC.')
  @WholeNumber(-900, 900)
  offsetMinutes: number;
}

/**
 * Body of `PUT venue`: all fields are optional; a list in the request replaces the whole stored
 * list.
 */
export class UpdateVenueRequest {
  @About('Name of the venue.')
  @Optional()
  @Line(120)
  name?: string;
  @Optional() @ActionColor() actionColor?: string;
  @Optional() @Nested(() => LineTextsRequest) city?: LineTextsRequest;
  @Optional() @Nested(() => LineTextsRequest) address?: LineTextsRequest;
  @About('Latitude in degrees.')
  @Nullable()
  @Decimal(-90, 90)
  latitude?: number | null;
  @About('Longitude in degrees.')
  @Nullable()
  @Decimal(-180, 180)
  longitude?: number | null;
  @Optional() @Phones(5) phones?: string[];
  @Optional() @Email() email?: string;
  @Nullable() @Rib() rib?: string | null;
  @About("Name of the venue's bank.")
  @Nullable()
  @Line(80, 0)
  bankName?: string | null;
  @About('Name of the account holder.')
  @Nullable()
  @Line(120, 0)
  accountHolder?: string | null;
  @About('Opening hours by weekday; the list replaces the stored one.')
  @Optional()
  @NestedList(() => WeekdayHoursRequest, 7)
  openingHours?: WeekdayHoursRequest[];
  @About('Periods with their own weekly opening hours; the list replaces the stored one.')
  @Optional()
  @NestedList(() => SeasonRequest, 20)
  seasons?: SeasonRequest[];
  @About('Periods with special hours; the list replaces the stored one.')
  @Optional()
  @NestedList(() => OpeningExceptionRequest, 100)
  exceptions?: OpeningExceptionRequest[];
  @About('IANA time zone, such as `Africa/Casablanca`.')
  @Optional()
  @Line(60)
  timeZone?: string;
  @About('Changes of the UTC offset that the zone data may lack; the list replaces the stored one.')
  @Optional()
  @NestedList(() => ZoneOverrideRequest, 50)
  zoneOverrides?: ZoneOverrideRequest[];
  @About("The venue's pages on social networks; the list replaces the stored one.")
  @Optional()
  @NestedList(() => SocialLinkRequest, 10)
  socialLinks?: SocialLinkRequest[];
  @About('Rules of bookings and packs; omitted ones stay unchanged.')
  @Optional()
  @Nested(() => PoliciesRequest)
  policies?: PoliciesRequest;
  @About('Pages of the site to hide, with every link to them; the list replaces the stored one.')
  @Optional()
  @AnyOf(OPTIONAL_PAGES)
  hiddenPages?: OptionalPage[];
  @About('Number of players by which a price per person is computed.')
  @Optional()
  @WholeNumber(2, 30)
  playersPerMatch?: number;
  @About('Legal identity for receipts and legal pages; omitted fields stay unchanged.')
  @Optional()
  @Nested(() => LegalIdentityRequest)
  legal?: LegalIdentityRequest;
  @About('VAT on receipts; omitted fields stay unchanged.')
  @Optional()
  @Nested(() => VatRequest)
  vat?: VatRequest;
  @About('Notice that starts maintenance, in which only staff can write; null ends it.')
  @Nullable()
  @Nested(() => MaintenanceRequest)
  maintenance?: MaintenanceRequest | null;
  @About("The venue's own terms; null: the default text applies.")
  @Nullable()
  @Nested(() => PageTextsRequest)
  conditions?: PageTextsRequest | null;
  @About("The venue's own privacy policy; null: the default text applies.")
  @Nullable()
  @Nested(() => PageTextsRequest)
  privacy?: PageTextsRequest | null;
}
