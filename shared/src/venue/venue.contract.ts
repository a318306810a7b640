import type { SocialNetwork } from './venue.codes.ts';
import type { Texts } from '../locales/locale.ts';
import type { MailTransport } from '../platform/mail-transport.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';

/**
 * Opening hours of one weekday; 1 is Monday. The venue is closed on a weekday for which the list
 * has no entry.
 */
export interface WeekdayHours {
  weekday: number;
  intervals: TimeSpan[];
}

/** A period of opening days with its own weekly opening hours, such as Ramadan. */
export interface Season<Text = string> {
  name: Text;
  from: string;
  /** Last opening day of the season, included. */
  to: string;
  openingHours: WeekdayHours[];
}

/**
 * A period of opening days with special hours; without intervals, the venue is closed. An exception
 * takes precedence over a season.
 */
export interface OpeningException<Text = string> {
  from: string;
  /** Last opening day of the exception, included. */
  to: string;
  intervals: TimeSpan[];
  reason: Text | null;
}

export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

export interface Policies {
  /** Number of minutes between two possible starts of a booking. */
  slotMinutes: number;
  horizonDays: number;
  holdMinutes: number;
  freeCancelHours: number;
  maxPending: number;
  maxUpcoming: number;
  packOrderDays: number;
  /**
   * True: the period after which a hold (a pending booking) expires runs only while the venue is
   * open.
   */
  holdsWhileOpenOnly: boolean;
}

export interface LegalIdentity {
  name: string;
  ice: string | null;
  /** Tax identifier (identifiant fiscal). */
  taxId: string | null;
  /** Number in the trade register (registre du commerce). */
  rc: string | null;
  cndp: string | null;
  /** VAT rate in hundredths of a percent: 2000 is 20 %. */
  vatBasisPoints: number;
}

export interface MaintenanceNotice<Text = string> {
  message: Text;
  /** Expected end of the maintenance as wall time of the venue, `HH:mm`. */
  retryAfter: string;
}

/**
 * A change of the venue's UTC offset from an instant on, for changes that the runtime's zone data
 * may lack.
 */
export interface ZoneOverride {
  /** ISO 8601 instant at which the override starts. */
  from: string;
  /** Offset in minutes east of UTC. */
  offsetMinutes: number;
}

/**
 * Type parameter `Text`: `Texts` for staff with `?texts=all`, else a text in the caller's language.
 */
export interface VenueAnswer<Text = string> {
  name: string;
  city: Text;
  address: Text;
  /** Coordinates of the venue in degrees, for the link to a map. */
  latitude: number | null;
  longitude: number | null;
  phones: string[];
  email: string;
  /** The venue's bank account number (RIB), 24 digits; null for visitors that are not signed in. */
  rib: string | null;
  /** Name of the venue's bank; null for visitors that are not signed in. */
  bankName: string | null;
  /** Name of the account holder; null for visitors that are not signed in. */
  accountHolder: string | null;
  openingHours: WeekdayHours[];
  seasons: Season<Text>[];
  exceptions: OpeningException<Text>[];
  timeZone: string;
  /**
   * UTC offsets of the venue's clock for one year back and one year ahead; each applies from its
   * instant until the next one. They result from zone data and overrides, so that clients do not
   * depend on their own zone data.
   */
  clockTurns: ZoneOverride[];
  currency: 'MAD';
  socialLinks: SocialLink[];
  policies: Policies;
  playersPerMatch: number;
  legal: LegalIdentity;
  maintenance: MaintenanceNotice<Text> | null;
  featuredTournament: { path: string; title: string } | null;
  /**
   * Destination of mails. With `files` no recipient receives a mail, so pages must not claim that a
   * mail was sent.
   */
  mail: MailTransport;
}

/**
 * Response of `GET venue/policies`: the venue's own terms and privacy policy, with blank lines
 * between paragraphs. Null: the default text applies.
 */
export interface PoliciesAnswer<Text = string> {
  version: string;
  conditions: Text | null;
  privacy: Text | null;
}

/**
 * Venue settings as an admin receives them: the settings that every caller receives, plus the
 * fields below.
 */
export interface StaffVenueAnswer extends VenueAnswer<Texts> {
  zoneOverrides: ZoneOverride[];
  conditions: Texts | null;
  privacy: Texts | null;
  policiesVersion: string;
}
