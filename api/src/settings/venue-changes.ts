import { LOCALES, type Texts } from '@five/shared/locales/locale';
import type { AuditedValue } from '../platform/audit/changes.ts';
import type { SeasonRow } from './season.entity.ts';
import { rulesOf } from './venue-rules.ts';
import type { Venue } from './venue.entity.ts';

/** Maximum length of a text in the audit trail, which stores only the beginning of long texts. */
const TEXT_KEPT = 200;
const RIB_KEPT = 4;

/**
 * The settings as the audit trail stores them. The account number is reduced to its last digits,
 * and long texts to their beginning.
 */
export function auditedSettings(venue: Venue, dated: SeasonRow[]): AuditedValue {
  const {
    legal: _,
    vat: ______,
    policiesVersion: __,
    openedAt: ___,
    mailArrivedAt: ____,
    acceptedSteps: _____,
    words: _______,
    rib,
    conditions,
    privacy,
    ...plain
  } = rulesOf(venue, dated);
  return {
    ...plain,
    ...membersOf('legal', venue.legal),
    ...membersOf('vat', venue.vat),
    rib: rib && `…${rib.slice(-RIB_KEPT)}`,
    conditions: conditions && begun(conditions),
    privacy: privacy && begun(privacy),
  };
}

/** The members of a group of settings as separate settings, such as `legal.ice`. */
const membersOf = (group: string, members: object): Record<string, AuditedValue> =>
  Object.fromEntries(
    Object.entries(members).map(([member, value]) => [`${group}.${member}`, value]),
  );

function begun(texts: Texts): Texts {
  const cut = (text: string | null | undefined) =>
    text && [...text].length > TEXT_KEPT
      ? `${[...text].slice(0, TEXT_KEPT).join('')}…`
      : (text ?? null);
  const [fr, en, ar] = LOCALES.map((locale) => cut(texts[locale]));
  return { fr: fr ?? '', en: en ?? null, ar: ar ?? null };
}
