import { Injectable } from '@nestjs/common';
import { type Locale, type Texts, textOf } from '@five/shared/locales/locale';
import type {
  PoliciesAnswer,
  StaffVenueAnswer,
  VenueAnswer,
} from '@five/shared/venue/venue.contract';
import { WebPush } from '../platform/channels/web-push.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Reach } from '../platform/outbox/reach.ts';
import { logoAnswer, VenueLogos } from './brand/logo/venue-logos.ts';
import { FeaturedTournament } from './featured-tournament.ts';
import type { VenueRules } from './venue-rules.ts';
import { VenueSettings } from './venue-settings.ts';

/** Parts of the venue response that are not settings. */
type NonSetting =
  | 'featuredTournament'
  | 'clockTurns'
  | 'mail'
  | 'pushKey'
  | 'phoneMessages'
  | 'codeChannels'
  | 'logo';

type Settings<Text> = Omit<VenueAnswer<Text>, NonSetting>;

/**
 * Returns the venue's settings: the public settings for every caller, and all settings for an
 * admin.
 */
@Injectable()
export class VenueQueries {
  constructor(
    private readonly settings: VenueSettings,
    private readonly featured: FeaturedTournament,
    private readonly logos: VenueLogos,
    private readonly push: WebPush,
    private readonly venueClock: VenueClock,
    private readonly reach: Reach,
  ) {}

  /**
   * Returns the public settings in one language. Bank details are included only for signed-in
   * callers.
   */
  async shown(locale: Locale, signedIn: boolean): Promise<VenueAnswer> {
    const settings = translated(answerOf(await this.settings.current(), signedIn), locale);
    return { ...settings, ...(await this.nonSettings(locale)) };
  }

  /** Returns all settings that an admin edits, in all languages. */
  async edited(): Promise<StaffVenueAnswer> {
    const rules = await this.settings.current();
    const { vat, conditions, privacy, policiesVersion } = rules;
    return {
      ...answerOf(rules, true),
      ...(await this.nonSettings('fr')),
      vat,
      zoneOverrides: rules.zoneOverrides,
      conditions,
      privacy,
      policiesVersion,
    };
  }

  async policies(locale: Locale): Promise<PoliciesAnswer> {
    const { policiesVersion, conditions, privacy } = await this.settings.current();
    return {
      version: policiesVersion,
      conditions: conditions && textOf(conditions, locale),
      privacy: privacy && textOf(privacy, locale),
    };
  }

  /**
   * Returns the parts of the venue response that are not settings. They are the clock changes, the
   * tournament in the menu, how mails are transported, the key of web push, whether messages go to
   * numbers, the channels of codes, and the logo.
   */
  private async nonSettings(locale: Locale): Promise<Pick<VenueAnswer, NonSetting>> {
    const logo = await this.logos.current();
    return {
      clockTurns: this.venueClock.turns(),
      featuredTournament: await this.featuredIn(locale),
      mail: this.reach.mails(),
      pushKey: await this.push.publicKey(),
      phoneMessages: await this.reach.reachesNumbers(),
      codeChannels: await this.reach.codeChannels(),
      logo: logo && logoAnswer(logo),
    };
  }

  private async featuredIn(locale: Locale): Promise<VenueAnswer['featuredTournament']> {
    const { hiddenPages } = await this.settings.current();
    if (hiddenPages.includes('tournament')) return null;
    const featured = await this.featured.current();
    return featured && { path: featured.path, title: textOf(featured.title, locale) };
  }
}

function answerOf(rules: VenueRules, signedIn: boolean): Settings<Texts> {
  const {
    name,
    actionColor,
    city,
    address,
    latitude,
    longitude,
    phones,
    email,
    openingHours,
    seasons,
    exceptions,
    timeZone,
    currency,
    socialLinks,
    playersPerMatch,
    legal,
    maintenance,
    hiddenPages,
    openedAt,
  } = rules;
  const bank = signedIn ? rules : { rib: null, bankName: null, accountHolder: null };
  return {
    name,
    actionColor,
    state: openedAt === null ? 'draft' : 'open',
    city,
    address,
    latitude,
    longitude,
    phones,
    email,
    openingHours,
    seasons,
    exceptions,
    timeZone,
    currency,
    socialLinks,
    playersPerMatch,
    legal,
    maintenance,
    hiddenPages,
    rib: bank.rib,
    bankName: bank.bankName,
    accountHolder: bank.accountHolder,
    policies: policiesOf(rules),
  };
}

function policiesOf(rules: VenueRules): VenueAnswer['policies'] {
  const {
    slotMinutes,
    horizonDays,
    holdMinutes,
    draftHoldMinutes,
    freeCancelHours,
    maxPending,
    maxUpcoming,
    packOrderDays,
    holdsWhileOpenOnly,
  } = rules;
  return {
    slotMinutes,
    horizonDays,
    holdMinutes,
    draftHoldMinutes,
    freeCancelHours,
    maxPending,
    maxUpcoming,
    packOrderDays,
    holdsWhileOpenOnly,
  };
}

function translated(venue: Settings<Texts>, locale: Locale): Settings<string> {
  return {
    ...venue,
    city: textOf(venue.city, locale),
    address: textOf(venue.address, locale),
    seasons: venue.seasons.map((season) => ({ ...season, name: textOf(season.name, locale) })),
    exceptions: venue.exceptions.map((one) => ({
      ...one,
      reason: one.reason && textOf(one.reason, locale),
    })),
    maintenance: venue.maintenance && {
      ...venue.maintenance,
      message: textOf(venue.maintenance.message, locale),
    },
  };
}
