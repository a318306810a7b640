import type { Texts } from '@five/shared/locales/locale';
import type {
  LegalIdentity,
  MaintenanceNotice,
  OpeningException,
  Policies,
  Season,
  SocialLink,
  Vat,
  WeekdayHours,
} from '@five/shared/venue/venue.contract';
import { UNKNOWN_VAT } from '@five/shared/venue/vat/vat.rules';
import type { OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';
import type { OptionalStep } from '@five/shared/venue/setup/setup.codes';
import type { OwnWords } from '@five/shared/venue/words/words.rules';
import type { ZoneOverride } from '@five/shared/time/venue-clock';
import type { SeasonRow } from './season.entity.ts';
import type { Venue } from './venue.entity.ts';

/** The venue's settings as rules and pages use them. The object is immutable. */
export interface VenueRules extends Policies {
  name: string;
  /** Color of buttons and marks, `#rrggbb`. */
  actionColor: string;
  city: Texts;
  address: Texts;
  latitude: number | null;
  longitude: number | null;
  email: string;
  phones: string[];
  /** Bank account number (RIB) of 24 digits. */
  rib: string | null;
  bankName: string | null;
  accountHolder: string | null;
  timeZone: string;
  zoneOverrides: ZoneOverride[];
  currency: 'MAD';
  openingHours: WeekdayHours[];
  seasons: Season<Texts>[];
  exceptions: OpeningException<Texts>[];
  playersPerMatch: number;
  socialLinks: SocialLink[];
  /** The venue's own text of the conditions; null for the default text. */
  conditions: Texts | null;
  privacy: Texts | null;
  /** Version of conditions and privacy policy that a user accepts at registration. */
  policiesVersion: string;
  legal: LegalIdentity;
  vat: Vat;
  maintenance: MaintenanceNotice<Texts> | null;
  /** The venue's own words, by the text of the site that they replace. */
  words: OwnWords;
  /** Pages of the site that visitors do not see, with every link to them. */
  hiddenPages: OptionalPage[];
  /** When the site was opened to visitors; null: not yet. */
  openedAt: Date | null;
  /** When an admin entered the code of a test mail; null: never. */
  mailArrivedAt: Date | null;
  /** Steps of the opening that an admin leaves as they are. */
  acceptedSteps: OptionalStep[];
}

/** Converts the row of settings and the rows of seasons and exceptions to `VenueRules`. */
export function rulesOf({ id: _, ...venue }: Venue, dated: SeasonRow[]): VenueRules {
  return {
    ...venue,
    legal: { ...NO_IDENTITY, name: venue.name, ...venue.legal },
    vat: { ...UNKNOWN_VAT, ...venue.vat },
    seasons: dated.filter(({ kind }) => kind === 'season').map(seasonOf),
    exceptions: dated.filter(({ kind }) => kind === 'exception').map(exceptionOf),
  };
}

const NO_IDENTITY = { ice: null, taxId: null, rc: null, cndp: null };

function seasonOf(row: SeasonRow): Season<Texts> {
  return {
    name: row.name ?? { fr: '' },
    from: row.fromDate,
    to: row.toDate,
    openingHours: row.openingHours as Season['openingHours'],
  };
}

function exceptionOf(row: SeasonRow): OpeningException<Texts> {
  return {
    from: row.fromDate,
    to: row.toDate,
    intervals: row.openingHours as OpeningException['intervals'],
    reason: row.name,
  };
}
