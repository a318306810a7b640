import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { OPTIONAL_STEPS, type SetupStep } from '@five/shared/venue/setup/setup.codes';
import type { SetupStepAnswer } from '@five/shared/venue/setup/setup.contract';
import {
  isAcceptable,
  type MissingSetup,
  type SetupFacts,
  setupProgress,
} from '@five/shared/venue/setup/setup.rules';
import { unpricedPeriods } from '@five/shared/pricings/unpriced-hours.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { visitor } from '../platform/content/content-viewer.ts';
import { SETTINGS } from '../platform/config/config.module.ts';
import type { Settings } from '../platform/config/settings.ts';
import { Translator } from '../platform/i18n/translator.ts';
import { mailReach } from '../platform/mail/mail-reach.ts';
import { PriceBook } from '../pricings/quotes.ts';
import { VenueLogos } from '../settings/brand/logo/venue-logos.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import { UsersQueries } from '../users/users.queries.ts';
import { MediasQueries } from '../venue/medias/medias.table.ts';
import { PlacePhotosQueries } from '../venue/photos/place-photos.queries.ts';

/** Places of the back-office on which the steps are done: a page, or a section of the settings. */
const PATHS: Record<SetupStep, string> = {
  identity: '/admin/venue#identity',
  address: '/admin/venue#address',
  contact: '/admin/venue#contact',
  hours: '/admin/venue#hours',
  pitches: '/admin/pitches',
  prices: '/admin/pricing_week',
  bank: '/admin/venue#bank',
  legal: '/admin/venue#legal',
  mail: '/admin/setup',
  team: '/admin/users',
  brand: '/admin/venue#brand',
  photos: '/admin/photos',
  terms: '/admin/venue#terms',
  backup: '/admin/setup',
};

/** The forms that lead further than the lists of these records, as long as there are none. */
const FIRST: Partial<Record<MissingSetup, string>> = {
  pitches: '/admin/pitches/create',
  team: '/admin/users/create',
};

const PHOTOS = { filter: JSON.stringify({ kind: 'image' }), range: '[0,0]' };

/** Counts the records that the steps depend on. */
@Injectable()
export class SetupCounts {
  constructor(
    private readonly pitches: PitchesQueries,
    private readonly users: UsersQueries,
    private readonly medias: MediasQueries,
    private readonly placed: PlacePhotosQueries,
    private readonly logos: VenueLogos,
  ) {}

  async all(): Promise<Pick<SetupFacts, 'staff' | 'photos' | 'hasLogo'> & { pitches: string[] }> {
    const [pitches, staff, medias, placed, logo] = await Promise.all([
      this.pitches.active(),
      this.users.countStaff(),
      this.medias.page(PHOTOS, visitor('fr')),
      this.placed.count(),
      this.logos.current(),
    ]);
    return {
      pitches: pitches.map(({ code }) => code),
      staff,
      photos: medias.total + placed,
      hasLogo: logo !== null,
    };
  }
}

/** Reads what is missing before the venue can open. */
@Injectable()
export class SetupQueries {
  constructor(
    @Inject(SETTINGS) private readonly process: Settings,
    private readonly settings: VenueSettings,
    private readonly prices: PriceBook,
    private readonly counted: SetupCounts,
    private readonly venueClock: VenueClock,
    private readonly translator: Translator,
  ) {}

  async steps(locale: Locale): Promise<SetupStepAnswer[]> {
    return setupProgress(await this.facts()).map(({ step, missing, accepted }) => ({
      step,
      done: missing === null,
      accepted,
      optional: isOptional(step) && (missing === null || isAcceptable(missing)),
      path: (missing && FIRST[missing]) ?? PATHS[step],
      why: missing && this.translator.message(locale, `setup.why.${missing}`),
    }));
  }

  /** Whether all steps are done. An open venue stays open. */
  async mayOpen(): Promise<boolean> {
    const { openedAt } = await this.settings.current();
    const steps = setupProgress(await this.facts());
    return openedAt !== null || steps.every(({ missing }) => missing === null);
  }

  private async facts(): Promise<SetupFacts> {
    const rules = await this.settings.current();
    const [{ pitches, ...counts }, book] = await Promise.all([
      this.counted.all(),
      this.prices.current(),
    ]);
    const prices = { rules: book.rules, pitches, slotMinutes: rules.slotMinutes };
    const unpriced = unpricedPeriods(rules, prices, this.venueClock.today());
    const { dataDir, backupDir } = this.process;
    return {
      ...rules,
      ...counts,
      pitches: pitches.length,
      hasUnpricedHours: unpriced.length > 0,
      mail: mailReach(this.process),
      mailArrived: rules.mailArrivedAt !== null,
      hasOwnTerms: rules.conditions !== null,
      backsUpElsewhere: path.relative(dataDir, backupDir).startsWith('..'),
      accepted: rules.acceptedSteps,
    };
  }
}

const isOptional = (step: SetupStep): boolean => OPTIONAL_STEPS.some((one) => one === step);
