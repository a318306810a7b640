import { isDeepStrictEqual } from 'node:util';
import type { Texts } from '@five/shared/locales/locale';

/** A record as the trail stores it, by field name. */
export type Told = Record<string, unknown>;

/** A translated text as `nameFr`, `nameEn`, `nameAr`. */
export function textsTold(field: string, texts: Texts | null): Told {
  return { [`${field}Fr`]: texts?.fr, [`${field}En`]: texts?.en, [`${field}Ar`]: texts?.ar };
}

/** The fields that differ, each with both values. */
export function changesBetween(
  before: Told,
  after: Told,
): Record<string, { from: unknown; to: unknown }> {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(said(before[field]), said(after[field])),
  );
  return Object.fromEntries(
    changed.map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]),
  );
}

/** Whether a record differs from its earlier copy. */
export const isChanged = (before: object, after: object): boolean =>
  Object.keys(changesBetween({ ...before }, { ...after })).length > 0;

/** Treats undefined and null as equal. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([key, inner]) => [key, said(inner)]),
  );
}
