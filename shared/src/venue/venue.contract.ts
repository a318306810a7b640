import { CODE_CHANNELS } from '../channels/channels.codes.ts';
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
import { OPTIONAL_PAGES } from './pages/optional-pages.rules.ts';
import { venueLogo } from './brand/logo.contract.ts';
import { VENUE_STATES } from './setup/setup.codes.ts';
import { SOCIAL_NETWORKS, VAT_STATUSES } from './venue.codes.ts';

const weekdayHours = object('WeekdayHours', {
  weekday: about('Weekday of the opening day, 1 (Monday) to 7 (Sunday).', integer()),
  intervals: about(
    'Opening intervals of the day; one may end on the next morning.',
    array(timeSpan),
  ),
});
/**
 * Opening hours of one weekday; 1 is Monday. The venue is closed on a weekday for which the list
 * has no entry.
 */
export type WeekdayHours = TypeOf<typeof weekdayHours>;

const week = array(weekdayHours);

const season = object('Season', {
  name: content,
  from: about('First opening day of the season.', date()),
  to: about('Last opening day of the season, included.', date()),
  openingHours: about('Opening hours by weekday; a weekday without an entry is closed.', week),
});
/** A period of opening days with its own weekly opening hours, such as Ramadan. */
export type Season<Text = string> = WithTexts<TypeOf<typeof season>, Text>;

const exception = object('OpeningException', {
  from: about('First opening day of the exception.', date()),
  to: about('Last opening day of the exception, included.', date()),
  intervals: about('Opening intervals; empty: closed.', array(timeSpan)),
  reason: about('Public reason; null: none.', nullable(content)),
});
/**
 * A period of opening days with special hours; without intervals, the venue is closed. An exception
 * takes precedence over a season.
 */
export type OpeningException<Text = string> = WithTexts<TypeOf<typeof exception>, Text>;

const policies = object('Policies', {
  slotMinutes: about('Number of minutes between two possible starts of a booking.', integer()),
  horizonDays: about('Number of days ahead that can be booked.', integer()),
  holdMinutes: about('Length in minutes of the hold of a pending booking.', integer()),
  draftHoldMinutes: about(
    'Length in minutes of the hold of a slot that is booked without an account; 0: there are none.',
    integer(),
  ),
  freeCancelHours: about(
    'Number of hours before the start until which a cancellation is free.',
    integer(),
  ),
  maxPending: about('Maximum number of pending bookings of a player.', integer()),
  maxUpcoming: about('Maximum number of upcoming bookings of a player.', integer()),
  packOrderDays: about('Number of days after which an unpaid pack order is cancelled.', integer()),
  holdsWhileOpenOnly: about(
    'True: the period after which a hold (a pending booking) expires runs only while the venue ' +
      'is open.',
    flag(),
  ),
});
export type Policies = TypeOf<typeof policies>;

const legal = object('LegalIdentity', {
  name: about('Legal name of the company.', text()),
  ice: about('Company number (ICE), 15 digits; null: unknown.', nullable(text())),
  taxId: about('Tax identifier (identifiant fiscal).', nullable(text())),
  rc: about('Number in the trade register (registre du commerce).', nullable(text())),
  cndp: about('Number of the data protection declaration (CNDP); null: none.', nullable(text())),
});
export type LegalIdentity = TypeOf<typeof legal>;

const rate = (kind: string) =>
  about(`VAT rate of ${kind} in hundredths of a percent: 2000 is 20 %.`, integer());
const vat = object('Vat', {
  status: about(
    '`liable`: receipts state the contained VAT; `exempt`: the legal mention; `unknown`: nothing.',
    oneOf(VAT_STATUSES),
  ),
  bookings: rate('bookings'),
  packs: rate('packs'),
  tournaments: rate('tournament fees'),
  academy: rate('the academy'),
  mention: about(
    'Legal mention of a venue that is not liable; null: the default mention.',
    nullable(texts),
  ),
});
export type Vat = TypeOf<typeof vat>;

const maintenance = object('MaintenanceNotice', {
  message: about('Notice to visitors.', content),
  retryAfter: about('Expected end of the maintenance as wall time of the venue, `HH:mm`.', time()),
});
export type MaintenanceNotice<Text = string> = WithTexts<TypeOf<typeof maintenance>, Text>;

const social = object('SocialLink', {
  network: about('Social network or messenger.', oneOf(SOCIAL_NETWORKS)),
  url: about("Absolute URL of the venue's page.", text()),
});
export type SocialLink = TypeOf<typeof social>;

const zoneOverride = object('ZoneOverride', {
  from: about('ISO 8601 instant at which the override starts.', instant()),
  offsetMinutes: about('Offset in minutes east of UTC.', integer()),
});
export const venue = object(
  'Venue',
  {
    name: about('Name of the venue.', text()),
    actionColor: about('Color of buttons and marks, `#rrggbb` in lower case.', text()),
    logo: about("The venue's own logo; null: the drawn sign.", nullable(venueLogo)),
    state: about(
      '`draft`: visitors see that the venue opens soon; `open`: they see the site.',
      oneOf(VENUE_STATES),
    ),
    city: content,
    address: content,
    latitude: about(
      'Latitude in degrees, for the link to a map; null: unknown.',
      nullable(decimal()),
    ),
    longitude: about(
      'Longitude in degrees, for the link to a map; null: unknown.',
      nullable(decimal()),
    ),
    phones: about('Phone numbers of the venue, the main one first.', array(text())),
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
    openingHours: about('Opening hours by weekday; a weekday without an entry is closed.', week),
    seasons: about('Periods with their own weekly opening hours.', array(season)),
    exceptions: about(
      'Periods with special hours; they take precedence over seasons.',
      array(exception),
    ),
    timeZone: about('IANA time zone, such as `Africa/Casablanca`.', text()),
    clockTurns: about(
      "UTC offsets of the venue's clock for one year back and one year ahead; each " +
        'applies from its instant until the next one. They result from zone data and ' +
        'overrides, so that clients do not depend on their own zone data.',
      array(zoneOverride),
    ),
    currency: about('Currency of all amounts, ISO 4217.', constant('MAD')),
    socialLinks: about("The venue's pages on social networks.", array(social)),
    policies: about('Rules of bookings and packs.', policies),
    playersPerMatch: about('Number of players by which a price per person is computed.', integer()),
    legal: about('Legal identity for receipts and legal pages.', legal),
    maintenance: about(
      'Notice during maintenance, in which only staff can write; null: none.',
      nullable(maintenance),
    ),
    hiddenPages: about(
      'Pages of the site that are hidden, with every link to them.',
      array(oneOf(OPTIONAL_PAGES)),
    ),
    featuredTournament: about(
      'Tournament in the menu of the site; null: none.',
      nullable(
        object('FeaturedTournament', {
          path: about("Path of the tournament's page without the language prefix.", text()),
          title: about("Title in the caller's language.", text()),
        }),
      ),
    ),
    pushKey: about(
      'Key with which browsers subscribe to messages (VAPID); null: messages are not pushed.',
      nullable(text()),
    ),
    phoneMessages: about(
      'Whether messages are sent to the numbers of people without an account.',
      flag(),
    ),
    codeChannels: about(
      'Channels that send one-time codes; empty: none is configured.',
      array(oneOf(CODE_CHANNELS)),
    ),
    mail: about(
      'Destination of mails. With `files` no recipient receives a mail, so pages must not claim ' +
        'that a mail was sent.',
      oneOf(MAIL_TRANSPORTS),
    ),
    vat: about('VAT on receipts; only for admins.', vat),
    zoneOverrides: about(
      'Changes of the UTC offset that the zone data may lack; only for signed-in users.',
      array(zoneOverride),
    ),
    conditions: about(
      "The venue's own terms; null: the default text; only for admins.",
      nullable(texts),
    ),
    privacy: about(
      "The venue's own privacy policy; null: the default text; only for admins.",
      nullable(texts),
    ),
    policiesVersion: about('Version of conditions and privacy policy; only for admins.', text()),
  },
  ['vat', 'zoneOverrides', 'conditions', 'privacy', 'policiesVersion'],
);
/**
 * Venue settings. Signed-in users also receive the zone overrides, admins also the policies. Type
 * parameter `Text`: `Texts` for staff with `?texts=all`, else a text in the caller's language.
 */
export type VenueAnswer<Text = string> = WithTexts<TypeOf<typeof venue>, Text>;

/** Venue settings as an admin receives them. */
export type StaffVenueAnswer = Required<VenueAnswer<Texts>>;

export const venuePolicies = object('VenuePolicies', {
  version: about('Version that users accept at registration.', text()),
  conditions: about("The venue's own terms; null: the default text.", nullable(content)),
  privacy: about("The venue's own privacy policy; null: the default text.", nullable(content)),
});
/**
 * Response of `GET venue/policies`: the venue's own terms and privacy policy, with blank lines
 * between paragraphs. Null: the default text applies.
 */
export type PoliciesAnswer<Text = string> = WithTexts<TypeOf<typeof venuePolicies>, Text>;
