import type { Texts } from '@five/shared/locales/locale';
import type {
  LegalIdentity,
  MaintenanceNotice,
  SocialLink,
  Vat,
  WeekdayHours,
} from '@five/shared/venue/venue.contract';
import type { OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';
import type { OptionalStep } from '@five/shared/venue/setup/setup.codes';
import type { OwnWords } from '@five/shared/venue/words/words.rules';
import type { ZoneOverride } from '@five/shared/time/venue-clock';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { NotPersonal } from '../platform/personal-data/marks.ts';

/** The single row of settings. */
@Entity('venue')
@Check('venue_single', 'id = 1')
@Check('venue_name', `name <> ''`)
@Check('venue_action_color', `action_color ~ '^#[0-9a-f]{6}$'`)
@Check('venue_city_french', `city ->> 'fr' <> ''`)
@Check('venue_address_french', `address ->> 'fr' <> ''`)
@Check('venue_rib_digits', `rib ~ '^[0-9]{24}$'`)
@Check('venue_slot_minutes', 'slot_minutes in (15, 30, 60)')
@Check('venue_horizon_days', 'horizon_days between 1 and 1000')
@Check('venue_hold_minutes', 'hold_minutes between 5 and 1440')
@Check('venue_draft_hold_minutes', 'draft_hold_minutes between 0 and 60')
@Check('venue_free_cancel_hours', 'free_cancel_hours between 0 and 720')
@Check('venue_max_pending', 'max_pending >= 1')
@Check('venue_max_upcoming', 'max_upcoming >= 1')
@Check('venue_pack_order_days', 'pack_order_days >= 1')
@Check('venue_players_per_match', 'players_per_match between 2 and 30')
@Check('venue_conditions_french', `conditions ->> 'fr' <> ''`)
@Check(
  'venue_accepted_steps',
  `accepted_steps <@ array['hours', 'mail', 'team', 'brand', 'photos', 'terms', 'backup']`,
)
@Check('venue_privacy_french', `privacy ->> 'fr' <> ''`)
@Check(
  'venue_vat_rates',
  `not jsonb_path_exists(vat, '$.* ? (@.type() == "number" && (@ < 0 || @ > 10000))')`,
)
@Check('venue_vat_mention_french', `vat -> 'mention' ->> 'fr' <> ''`)
@Check('venue_words_french', `not jsonb_path_exists(words, '$.* ? (!(@.fr != ""))')`)
@Check(
  'venue_hidden_pages',
  `hidden_pages <@ array['academy', 'tournament', 'promo', 'sponsors', 'players', 'discussions']`,
)
export class Venue {
  @PrimaryColumn('int', { default: 1, primaryKeyConstraintName: 'venue_pk' }) id: number;
  @NotPersonal('venue') @Column('text') name: string;
  @NotPersonal('code') @Column('text', { default: '#f25826' }) actionColor: string;
  @NotPersonal('venue') @Column('jsonb') city: Texts;
  @NotPersonal('venue') @Column('jsonb') address: Texts;
  @Column('double precision', { nullable: true }) latitude: number | null;
  @Column('double precision', { nullable: true }) longitude: number | null;
  @NotPersonal('venue') @Column('text') email: string;
  @NotPersonal('venue') @Column('text', { array: true }) phones: string[];
  @NotPersonal('venue') @Column('text', { nullable: true }) rib: string | null;
  @NotPersonal('venue') @Column('text', { nullable: true }) bankName: string | null;
  @NotPersonal('venue') @Column('text', { nullable: true }) accountHolder: string | null;
  @NotPersonal('code') @Column('text') timeZone: string;
  @NotPersonal('code') @Column('jsonb', { default: [] }) zoneOverrides: ZoneOverride[];
  @NotPersonal('code') @Column('text', { default: 'MAD' }) currency: 'MAD';
  @NotPersonal('venue') @Column('jsonb') openingHours: WeekdayHours[];
  @Column('boolean', { default: false }) secondFactorRequired: boolean;
  @Column('int', { default: 60 }) slotMinutes: number;
  @Column('int', { default: 60 }) horizonDays: number;
  @Column('int', { default: 60 }) holdMinutes: number;
  @Column('boolean', { default: false }) holdsWhileOpenOnly: boolean;
  @Column('int', { default: 10 }) draftHoldMinutes: number;
  @Column('int', { default: 24 }) freeCancelHours: number;
  @Column('int', { default: 2 }) maxPending: number;
  @Column('int', { default: 6 }) maxUpcoming: number;
  @Column('int', { default: 7 }) packOrderDays: number;
  @Column('int', { default: 10 }) playersPerMatch: number;
  @NotPersonal('venue') @Column('jsonb', { default: [] }) socialLinks: SocialLink[];
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) conditions: Texts | null;
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) privacy: Texts | null;
  @NotPersonal('code') @Column('text') policiesVersion: string;
  @NotPersonal('venue') @Column('jsonb', { default: {} }) legal: Partial<LegalIdentity>;
  @NotPersonal('venue') @Column('jsonb', { default: {} }) vat: Partial<Vat>;
  @NotPersonal('venue')
  @Column('jsonb', { nullable: true })
  maintenance: MaintenanceNotice<Texts> | null;
  /** The venue's own words, by the text of the site that they replace. */
  @NotPersonal('venue') @Column('jsonb', { default: {} }) words: OwnWords;
  /** Pages of the site that visitors do not see, with every link to them. */
  @NotPersonal('code') @Column('text', { array: true, default: [] }) hiddenPages: OptionalPage[];
  /** When the site was opened to visitors; null: not yet. */
  @Column('timestamptz', { nullable: true }) openedAt: Date | null;
  /** When an admin entered the code of a test mail; null: never. */
  @Column('timestamptz', { nullable: true }) mailArrivedAt: Date | null;
  /** Steps of the opening that an admin leaves as they are. */
  @NotPersonal('code') @Column('text', { array: true, default: [] }) acceptedSteps: OptionalStep[];
}
