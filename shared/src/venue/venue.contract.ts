import type { Texts } from '../locales/locale.ts';
import { MAIL_TRANSPORTS } from '../platform/mail-transport.ts';
import {
  about,
  array,
  constant,
  date,
  decimal,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  text,
  time,
  type TypeOf,
} from '../platform/schema.ts';
import { content, texts, type WithTexts } from '../platform/texts.contract.ts';
import { timeSpan } from '../slots/slots.contract.ts';
import { SOCIAL_NETWORKS } from './venue.codes.ts';

const weekdayHours = object('WeekdayHours', { weekday: integer(), intervals: array(timeSpan) });
/**
 * Opening hours of one weekday; 1 is Monday. The venue is closed on a weekday for which the list
 * has no entry.
 */
export type WeekdayHours = TypeOf<typeof weekdayHours>;

const week = array(weekdayHours);

const season = object('Season', {
  name: content,
  from: date(),
  to: about('Last opening day of the season, included.', date()),
  openingHours: week,
});
/** A period of opening days with its own weekly opening hours, such as Ramadan. */
export type Season<Text = string> = WithTexts<TypeOf<typeof season>, Text>;

const exception = object('OpeningException', {
  from: date(),
  to: about('Last opening day of the exception, included.', date()),
  intervals: array(timeSpan),
  reason: nullable(content),
});
/**
 * A period of opening days with special hours; without intervals, the venue is closed. An exception
 * takes precedence over a season.
 */
export type OpeningException<Text = string> = WithTexts<TypeOf<typeof exception>, Text>;

const policies = object('Policies', {
  slotMinutes: about('Number of minutes between two possible starts of a booking.', integer()),
  horizonDays: integer(),
  holdMinutes: integer(),
  freeCancelHours: integer(),
  maxPending: integer(),
  maxUpcoming: integer(),
  packOrderDays: integer(),
  holdsWhileOpenOnly: about(
    'True: the period after which a hold (a pending booking) expires runs only while the venue ' +
      'is open.',
    flag(),
  ),
});
export type Policies = TypeOf<typeof policies>;

const legal = object('LegalIdentity', {
  name: text(),
  ice: nullable(text()),
  taxId: about('Tax identifier (identifiant fiscal).', nullable(text())),
  rc: about('Number in the trade register (registre du commerce).', nullable(text())),
  cndp: nullable(text()),
  vatBasisPoints: about('VAT rate in hundredths of a percent: 2000 is 20 %.', integer()),
});
export type LegalIdentity = TypeOf<typeof legal>;

const maintenance = object('MaintenanceNotice', {
  message: content,
  retryAfter: about('Expected end of the maintenance as wall time of the venue, `HH:mm`.', time()),
});
export type MaintenanceNotice<Text = string> = WithTexts<TypeOf<typeof maintenance>, Text>;

const social = object('SocialLink', {
  network: oneOf(SOCIAL_NETWORKS),
  url: text(),
});
export type SocialLink = TypeOf<typeof social>;

const zoneOverride = object('ZoneOverride', {
  from: about('ISO 8601 instant at which the override starts.', instant()),
  offsetMinutes: about('Offset in minutes east of UTC.', integer()),
});
/**
 * A change of the venue's UTC offset from an instant on, for changes that the runtime's zone data
 * may lack.
 */
export type ZoneOverride = TypeOf<typeof zoneOverride>;

export const venue = object(
  'Venue',
  {
    name: text(),
    city: content,
    address: content,
    latitude: about(
      'Coordinates of the venue in degrees, for the link to a map.',
      nullable(decimal()),
    ),
    longitude: nullable(decimal()),
    phones: array(text()),
    email: text(),
    rib: about(
      "The venue's bank account number (RIB), 24 digits; null for visitors that are not " +
        'signed in.',
      nullable(text()),
    ),
    bankName: about(
      "Name of the venue's bank; null for visitors that are not signed in.",
      nullable(text()),
    ),
    accountHolder: about(
      'Name of the account holder; null for visitors that are not signed in.',
      nullable(text()),
    ),
    openingHours: week,
    seasons: array(season),
    exceptions: array(exception),
    timeZone: text(),
    clockTurns: about(
      "UTC offsets of the venue's clock for one year back and one year ahead; each " +
        'applies from its instant until the next one. They result from zone data and ' +
        'overrides, so that clients do not depend on their own zone data.',
      array(zoneOverride),
    ),
    currency: constant('MAD'),
    socialLinks: array(social),
    policies,
    playersPerMatch: integer(),
    legal,
    maintenance: nullable(maintenance),
    featuredTournament: nullable(
      object('FeaturedTournament', {
        path: text(),
        title: text(),
      }),
    ),
    mail: about(
      'Destination of mails. With `files` no recipient receives a mail, so pages must not claim ' +
        'that a mail was sent.',
      oneOf(MAIL_TRANSPORTS),
    ),
    zoneOverrides: array(zoneOverride),
    conditions: nullable(texts),
    privacy: nullable(texts),
    policiesVersion: text(),
  },
  ['zoneOverrides', 'conditions', 'privacy', 'policiesVersion'],
);
/**
 * Venue settings. Signed-in users also receive the zone overrides, admins also the policies. Type
 * parameter `Text`: `Texts` for staff with `?texts=all`, else a text in the caller's language.
 */
export type VenueAnswer<Text = string> = WithTexts<TypeOf<typeof venue>, Text>;

/** Venue settings as an admin receives them. */
export type StaffVenueAnswer = Required<VenueAnswer<Texts>>;

export const venuePolicies = object('VenuePolicies', {
  version: text(),
  conditions: nullable(content),
  privacy: nullable(content),
});
/**
 * Response of `GET venue/policies`: the venue's own terms and privacy policy, with blank lines
 * between paragraphs. Null: the default text applies.
 */
export type PoliciesAnswer<Text = string> = WithTexts<TypeOf<typeof venuePolicies>, Text>;
