import { isDeepStrictEqual } from 'node:util';
import { LOCALES, type Texts } from '@five/shared/locales/locale';
import type { SeasonRow } from './season.entity.ts';
import { rulesOf } from './venue-rules.ts';
import type { Venue } from './venue.entity.ts';

/** The settings as the trail tells them: each by the name of its field. */
export type ToldSettings = Record<string, unknown>;

/** Of a text as long as a page the trail keeps how it begins. */
const TEXT_KEPT = 200;
const RIB_KEPT = 4;

/** Of the account number the last digits are told, of long texts their beginning. */
export function toldSettings(venue: Venue, dated: SeasonRow[]): ToldSettings {
  const { legal: _, policiesVersion: __, rib, conditions, privacy, ...plain } = rulesOf(venue, dated);
  const legal = Object.fromEntries(Object.entries(venue.legal).map(([member, value]) => [`legal.${member}`, value]));
  return { ...plain, ...legal, rib: rib && `…${rib.slice(-RIB_KEPT)}`, conditions: conditions && begun(conditions), privacy: privacy && begun(privacy) };
}

/** What is another than it was, with both. */
export function changesBetween(before: ToldSettings, after: ToldSettings): Record<string, { from: unknown; to: unknown }> {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !isDeepStrictEqual(said(before[field]), said(after[field])));
  return Object.fromEntries(changed.map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]));
}

function begun(texts: Texts): Texts {
  const cut = (text: string | null | undefined) => (text && [...text].length > TEXT_KEPT ? `${[...text].slice(0, TEXT_KEPT).join('')}…` : text ?? null);
  const [fr, en, ar] = LOCALES.map((locale) => cut(texts[locale]));
  return { fr: fr ?? '', en: en ?? null, ar: ar ?? null };
}

/** What is missing and what is nothing are the same. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined).map(([key, inner]) => [key, said(inner)]));
}
