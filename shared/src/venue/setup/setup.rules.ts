import type { Texts } from '../../locales/locale.ts';
import { LOCALES } from '../../locales/locale.ts';
import type { MailTransport } from '../../platform/mail-transport.ts';
import { ACTION_COLOR } from '../brand/action-color.rules.ts';
import { hasTaxNumber } from '../vat/vat.rules.ts';
import type { LegalIdentity, SocialLink, Vat, WeekdayHours } from '../venue.contract.ts';
import { OPTIONAL_STEPS, type OptionalStep, SETUP_STEPS, type SetupStep } from './setup.codes.ts';

/** Email of the venue in a new database, which no page shows. */
export const PLACEHOLDER_EMAIL = 'contact@localhost';

/** Values that a new database contains until an admin replaces them (migrations 004 and 043). */
export const PLACEHOLDERS = {
  name: 'Foot à cinq',
  city: { fr: 'Maroc', en: 'Morocco', ar: 'المغرب' },
  address: {
    fr: 'Adresse à compléter',
    en: 'Address to be completed',
    ar: 'العنوان قيد الاستكمال',
  },
  email: PLACEHOLDER_EMAIL,
} as const;

/** The hours of each day in a new database. */
export const INITIAL_HOURS = { startTime: '09:00', endTime: '01:00' } as const;

/** What the steps depend on. */
export interface SetupFacts {
  name: string;
  city: Texts;
  address: Texts;
  latitude: number | null;
  longitude: number | null;
  phones: readonly string[];
  email: string;
  socialLinks: readonly Pick<SocialLink, 'network'>[];
  openingHours: readonly WeekdayHours[];
  /** Number of pitches in service. */
  pitches: number;
  /** Whether an opening hour of a pitch in service has no price. */
  hasUnpricedHours: boolean;
  rib: string | null;
  legal: Pick<LegalIdentity, 'ice' | 'taxId'>;
  vat: Pick<Vat, 'status'>;
  mail: MailTransport;
  /** Whether an admin has entered the code of a test mail. */
  mailArrived: boolean;
  /** Number of active accounts of staff and admins. */
  staff: number;
  /** Whether the venue has a logo of its own. */
  hasLogo: boolean;
  actionColor: string;
  /** Number of photographs that visitors see. */
  photos: number;
  hasOwnTerms: boolean;
  /** Whether backups are written to a place outside of the data folder. */
  backsUpElsewhere: boolean;
  /** Optional steps that an admin leaves as they are. */
  accepted: readonly OptionalStep[];
}

/** Why a step is not done. */
export type MissingSetup =
  | SetupStep
  | 'addressTexts'
  | 'addressPosition'
  | 'hoursInitial'
  | 'mailServer'
  | 'pricesOfPitches'
  | 'vat';

/** A step; `missing` is null if it is done. */
export interface SetupProgress {
  step: SetupStep;
  missing: MissingSetup | null;
  /** Whether the step counts as done because an admin leaves it as it is. */
  accepted: boolean;
}

/** Returns all steps in their order, each with what is missing. */
export function setupProgress(facts: SetupFacts): SetupProgress[] {
  return SETUP_STEPS.map((step) => {
    const missing = MISSING[step](facts);
    const accepted =
      missing !== null && isAcceptable(missing) && facts.accepted.some((one) => one === step);
    return { step, missing: accepted ? null : missing, accepted };
  });
}

/** Whether what is missing can be left as it is; a venue without any hours cannot be booked. */
export const isAcceptable = (missing: MissingSetup): boolean =>
  missing === 'hoursInitial' ||
  missing === 'mailServer' ||
  (missing !== 'hours' && OPTIONAL_STEPS.some((step) => step === missing));

const MISSING: Record<SetupStep, (facts: SetupFacts) => MissingSetup | null> = {
  identity: ({ name, city }) =>
    name === PLACEHOLDERS.name || keepsPlaceholder(city, PLACEHOLDERS.city) ? 'identity' : null,
  address: ({ address, latitude, longitude }) => {
    if (address.fr === PLACEHOLDERS.address.fr) return 'address';
    if (keepsPlaceholder(address, PLACEHOLDERS.address)) return 'addressTexts';
    return latitude === null || longitude === null ? 'addressPosition' : null;
  },
  contact: ({ phones, email, socialLinks }) =>
    phones.length > 0 ||
    email !== PLACEHOLDERS.email ||
    socialLinks.some(({ network }) => network === 'whatsapp')
      ? null
      : 'contact',
  hours: ({ openingHours }) => {
    if (openingHours.every(({ intervals }) => intervals.length === 0)) return 'hours';
    return openingHours.every(isInitial) ? 'hoursInitial' : null;
  },
  pitches: ({ pitches }) => (pitches > 0 ? null : 'pitches'),
  prices: ({ pitches, hasUnpricedHours }) => {
    if (pitches === 0) return 'pricesOfPitches';
    return hasUnpricedHours ? 'prices' : null;
  },
  bank: ({ rib }) => (rib === null ? 'bank' : null),
  legal: ({ legal, vat }) => {
    if (!hasTaxNumber(legal)) return 'legal';
    return vat.status === 'unknown' ? 'vat' : null;
  },
  mail: ({ mail, mailArrived }) => {
    if (mail === 'files') return 'mailServer';
    return mailArrived ? null : 'mail';
  },
  team: ({ staff }) => (staff > 1 ? null : 'team'),
  brand: ({ hasLogo, actionColor }) => (hasLogo || actionColor !== ACTION_COLOR ? null : 'brand'),
  photos: ({ photos }) => (photos > 0 ? null : 'photos'),
  terms: ({ hasOwnTerms }) => (hasOwnTerms ? null : 'terms'),
  backup: ({ backsUpElsewhere }) => (backsUpElsewhere ? null : 'backup'),
};

const isInitial = ({ intervals }: WeekdayHours): boolean =>
  intervals.length === 1 &&
  intervals[0]?.startTime === INITIAL_HOURS.startTime &&
  intervals[0].endTime === INITIAL_HOURS.endTime;

/** Whether a text is still a placeholder in one of its languages. */
const keepsPlaceholder = (
  texts: Texts,
  placeholder: Readonly<Record<'fr' | 'en' | 'ar', string>>,
) => LOCALES.some((locale) => texts[locale] === placeholder[locale]);

/**
 * Removes placeholders of other languages from a text whose French is set, so that the French is
 * shown in their place. A form sends them back with the French that its user entered.
 */
export function withoutPlaceholders(
  texts: Texts,
  placeholder: Readonly<Record<'fr' | 'en' | 'ar', string>>,
): Texts {
  if (texts.fr === placeholder.fr) return texts;
  return {
    fr: texts.fr,
    en: texts.en === placeholder.en ? null : texts.en,
    ar: texts.ar === placeholder.ar ? null : texts.ar,
  };
}
