import type { Texts } from '../locales/locale.ts';
import type { MailReach } from '../platform/mail-reach.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';

/** The usual week: weekday 1 is Monday; a weekday left out is closed. */
export interface WeekdayHours {
  weekday: number;
  intervals: TimeSpan[];
}

/** A stretch of opening days with a week of its own, such as Ramadan. */
export interface Season<Text = string> {
  name: Text;
  from: string;
  /** Included. */
  to: string;
  openingHours: WeekdayHours[];
}

/** A stretch of opening days with hours of its own; no interval: closed. Goes before a season. */
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

export const SOCIAL_NETWORKS = ['whatsapp', 'facebook', 'instagram', 'messenger', 'tiktok', 'youtube', 'x'] as const;
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
  /** Holds run only while the desk is open. */
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
  /** Venue wall time from which one can try again. */
  retryAfter: string;
}

/** A dated turn of the venue's offset that the runtime's zone data may not know. */
export interface ZoneOverride {
  /** ISO 8601 instant from which it holds. */
  from: string;
  /** East of UTC. */
  offsetMinutes: number;
}

/** `Text` is `Texts` when the desk asks with `?texts=all`. */
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
  /** What the venue's clock shows from each instant on, a year back and ahead: zone data and corrections in one, so that the reader's need not be new. */
  clockTurns: ZoneOverride[];
  currency: 'MAD';
  socialLinks: SocialLink[];
  policies: Policies;
  playersPerMatch: number;
  legal: LegalIdentity;
  maintenance: MaintenanceNotice<Text> | null;
  featuredTournament: { path: string; title: string } | null;
  /** Where mails go. `files`: they reach nobody, so that no page says that something was sent. */
  mail: MailReach;
}

/** `GET venue/policies`: what the venue itself wrote of what one accepts by registering and reserving, as paragraphs parted by blank lines; null where the site's own text holds. */
export interface PoliciesAnswer<Text = string> {
  version: string;
  conditions: Text | null;
  privacy: Text | null;
}

/** What an admin reads and writes beside the public settings. */
export interface StaffVenueAnswer extends VenueAnswer<Texts> {
  zoneOverrides: ZoneOverride[];
  conditions: Texts | null;
  privacy: Texts | null;
  policiesVersion: string;
}
