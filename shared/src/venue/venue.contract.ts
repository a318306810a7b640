import type { Texts } from '../locales/locale.ts';
import type { MailTransport } from '../platform/mail-transport.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';

/** The usual week: weekday 1 is Monday; a missing weekday is closed. */
export interface WeekdayHours {
  weekday: number;
  intervals: TimeSpan[];
}

/** A period of opening days with a week of its own, such as Ramadan. */
export interface Season<Text = string> {
  name: Text;
  from: string;
  /** Included. */
  to: string;
  openingHours: WeekdayHours[];
}

/**
 * A period of opening days with special hours; no interval: closed. Takes precedence over a season.
 */
export interface OpeningException<Text = string> {
  from: string;
  /** Included. */
  to: string;
  intervals: TimeSpan[];
  reason: Text | null;
}

export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

export const SOCIAL_NETWORKS = [
  'whatsapp',
  'facebook',
  'instagram',
  'messenger',
  'tiktok',
  'youtube',
  'x',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export interface Policies {
  /** Minutes between two possible starts. */
  slotMinutes: number;
  horizonDays: number;
  holdMinutes: number;
  freeCancelHours: number;
  maxPending: number;
  maxUpcoming: number;
  packOrderDays: number;
  /** Holds run only during opening hours. */
  holdsWhileOpenOnly: boolean;
}

export interface LegalIdentity {
  name: string;
  ice: string | null;
  /** Tax identifier (identifiant fiscal). */
  taxId: string | null;
  /** Trade register number. */
  rc: string | null;
  cndp: string | null;
  /** Hundredths of a percent: 2000 is 20 %. */
  vatBasisPoints: number;
}

export interface MaintenanceNotice<Text = string> {
  message: Text;
  /** Venue wall time of the expected end. */
  retryAfter: string;
}

/** A dated change of the venue's offset that the runtime's zone data may lack. */
export interface ZoneOverride {
  /** ISO 8601 instant at which the override starts. */
  from: string;
  /** East of UTC. */
  offsetMinutes: number;
}

/** `Text` is `Texts` for staff with `?texts=all`. */
export interface VenueAnswer<Text = string> {
  name: string;
  city: Text;
  address: Text;
  /** Degrees, for the map link. */
  latitude: number | null;
  longitude: number | null;
  phones: string[];
  email: string;
  /** 24 digits; null unless signed in. */
  rib: string | null;
  /** Null unless signed in. */
  bankName: string | null;
  /** Null unless signed in. */
  accountHolder: string | null;
  openingHours: WeekdayHours[];
  seasons: Season<Text>[];
  exceptions: OpeningException<Text>[];
  timeZone: string;
  /**
   * Offsets of the venue's clock from each instant on, for a year back and ahead. They come from
   * zone data and corrections, so that clients do not depend on their own zone data.
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
   * Destination of mails. With `files` no recipient gets a mail, so pages must not claim that
   * something was sent.
   */
  mail: MailTransport;
}

/**
 * `GET venue/policies`: the venue's own terms, as paragraphs separated by blank lines; null for the
 * default text.
 */
export interface PoliciesAnswer<Text = string> {
  version: string;
  conditions: Text | null;
  privacy: Text | null;
}

/** Settings for admins beside the public ones. */
export interface StaffVenueAnswer extends VenueAnswer<Texts> {
  zoneOverrides: ZoneOverride[];
  conditions: Texts | null;
  privacy: Texts | null;
  policiesVersion: string;
}
