import { Injectable } from '@nestjs/common';
import { type Locale, type Texts, textOf } from '@five/shared/locales/locale';
import type { PoliciesAnswer, StaffVenueAnswer, VenueAnswer } from '@five/shared/venue/venue.contract';
import type { VenueRules } from './venue-rules.ts';
import { VenueSettings } from './venue-settings.ts';

/** What of the settings is shown to whom. */
@Injectable()
export class VenueQueries {
  constructor(private readonly settings: VenueSettings) {}

  /** The public settings in one language; bank details only for the signed-in. */
  async shown(locale: Locale, signedIn: boolean): Promise<VenueAnswer> {
    return translated(answerOf(await this.settings.current(), signedIn), locale);
  }

  /** Everything an admin edits, in all languages. */
  async edited(): Promise<StaffVenueAnswer> {
    const rules = await this.settings.current();
    const { zoneOverrides, conditions, privacy, policiesVersion } = rules;
    return { ...answerOf(rules, true), zoneOverrides, conditions, privacy, policiesVersion };
  }

  async policies(locale: Locale): Promise<PoliciesAnswer> {
    const { policiesVersion, conditions, privacy } = await this.settings.current();
    return { version: policiesVersion, conditions: textOf(conditions, locale), privacy: textOf(privacy, locale) };
  }
}

function answerOf(rules: VenueRules, signedIn: boolean): VenueAnswer<Texts> {
  const { name, city, address, latitude, longitude, phones, email, openingHours, seasons, exceptions, timeZone, currency, socialLinks, playersPerMatch, legal, maintenance } = rules;
  const bank = signedIn ? rules : { rib: null, bankName: null, accountHolder: null };
  return {
    name, city, address, latitude, longitude, phones, email, openingHours, seasons, exceptions, timeZone, currency, socialLinks, playersPerMatch, legal, maintenance,
    rib: bank.rib, bankName: bank.bankName, accountHolder: bank.accountHolder,
    policies: policiesOf(rules),
    featuredTournament: null,
  };
}

function policiesOf(rules: VenueRules): VenueAnswer['policies'] {
  const { slotMinutes, horizonDays, holdMinutes, freeCancelHours, maxPending, maxUpcoming, packOrderDays, holdsWhileOpenOnly } = rules;
  return { slotMinutes, horizonDays, holdMinutes, freeCancelHours, maxPending, maxUpcoming, packOrderDays, holdsWhileOpenOnly };
}

function translated(venue: VenueAnswer<Texts>, locale: Locale): VenueAnswer {
  return {
    ...venue,
    city: textOf(venue.city, locale),
    address: textOf(venue.address, locale),
    seasons: venue.seasons.map((season) => ({ ...season, name: textOf(season.name, locale) })),
    exceptions: venue.exceptions.map((one) => ({ ...one, reason: one.reason && textOf(one.reason, locale) })),
    maintenance: venue.maintenance && { ...venue.maintenance, message: textOf(venue.maintenance.message, locale) },
  };
}
