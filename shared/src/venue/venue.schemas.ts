import { SOCIAL_NETWORKS } from './venue.codes.ts';
import type { Texts } from '../locales/locale.ts';
import { MAIL_TRANSPORTS } from '../platform/mail-transport.ts';
import {
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
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import { content, texts } from '../platform/texts.schemas.ts';
import { timeSpan } from '../slots/slots.schemas.ts';
import type {
  LegalIdentity,
  MaintenanceNotice,
  OpeningException,
  Policies,
  PoliciesAnswer,
  Season,
  SocialLink,
  StaffVenueAnswer,
  VenueAnswer,
  WeekdayHours,
  ZoneOverride,
} from './venue.contract.ts';

type Content = string | Texts;
/**
 * Venue settings as any caller receives them. Signed-in users also receive the zone overrides,
 * admins also the policies.
 */
type Venue = VenueAnswer<Content> &
  Partial<Pick<StaffVenueAnswer, 'zoneOverrides' | 'conditions' | 'privacy' | 'policiesVersion'>>;

const week: Schema<WeekdayHours[]> = array(
  object<WeekdayHours>('WeekdayHours', { weekday: integer(), intervals: array(timeSpan) }),
);

const season: Schema<Season<Content>> = object<Season<Content>>('Season', {
  name: content,
  from: date(),
  to: date(),
  openingHours: week,
});

const exception: Schema<OpeningException<Content>> = object<OpeningException<Content>>(
  'OpeningException',
  {
    from: date(),
    to: date(),
    intervals: array(timeSpan),
    reason: nullable(content),
  },
);

const policies: Schema<Policies> = object<Policies>('Policies', {
  slotMinutes: integer(),
  horizonDays: integer(),
  holdMinutes: integer(),
  freeCancelHours: integer(),
  maxPending: integer(),
  maxUpcoming: integer(),
  packOrderDays: integer(),
  holdsWhileOpenOnly: flag(),
});

const legal: Schema<LegalIdentity> = object<LegalIdentity>('LegalIdentity', {
  name: text(),
  ice: nullable(text()),
  taxId: nullable(text()),
  rc: nullable(text()),
  cndp: nullable(text()),
  vatBasisPoints: integer(),
});

const maintenance: Schema<MaintenanceNotice<Content>> = object<MaintenanceNotice<Content>>(
  'MaintenanceNotice',
  { message: content, retryAfter: time() },
);

const social: Schema<SocialLink> = object<SocialLink>('SocialLink', {
  network: oneOf(SOCIAL_NETWORKS),
  url: text(),
});

const zoneOverride: Schema<ZoneOverride> = object<ZoneOverride>('ZoneOverride', {
  from: instant(),
  offsetMinutes: integer(),
});

export const venue: Schema<Venue> = object<Venue>(
  'Venue',
  {
    name: text(),
    city: content,
    address: content,
    latitude: nullable(decimal()),
    longitude: nullable(decimal()),
    phones: array(text()),
    email: text(),
    rib: nullable(text()),
    bankName: nullable(text()),
    accountHolder: nullable(text()),
    openingHours: week,
    seasons: array(season),
    exceptions: array(exception),
    timeZone: text(),
    clockTurns: array(zoneOverride),
    currency: constant('MAD'),
    socialLinks: array(social),
    policies,
    playersPerMatch: integer(),
    legal,
    maintenance: nullable(maintenance),
    featuredTournament: nullable(
      object<{ path: string; title: string }>('FeaturedTournament', {
        path: text(),
        title: text(),
      }),
    ),
    mail: oneOf(MAIL_TRANSPORTS),
    zoneOverrides: array(zoneOverride),
    conditions: nullable(texts),
    privacy: nullable(texts),
    policiesVersion: text(),
  },
  ['zoneOverrides', 'conditions', 'privacy', 'policiesVersion'],
);

export const venuePolicies: Schema<PoliciesAnswer<Content>> = object<PoliciesAnswer<Content>>(
  'VenuePolicies',
  { version: text(), conditions: nullable(content), privacy: nullable(content) },
);
