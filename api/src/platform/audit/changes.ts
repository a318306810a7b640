import { isDeepStrictEqual } from 'node:util';
import type { Texts } from '@five/shared/locales/locale';

/** A record as the audit trail stores it, by field name. */
export type AuditedValue = Record<string, unknown>;

/**
 * Returns a translated text as three fields for the audit trail, such as `nameFr`, `nameEn`,
 * `nameAr`.
 */
export function auditedTexts(field: string, texts: Texts | null): AuditedValue {
  return { [`${field}Fr`]: texts?.fr, [`${field}En`]: texts?.en, [`${field}Ar`]: texts?.ar };
}

/** Returns the fields that differ, each with its value before and after. */
export function changesBetween(
  before: AuditedValue,
  after: AuditedValue,
): Record<string, { from: unknown; to: unknown }> {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(auditValue(before[field]), auditValue(after[field])),
  );
  return Object.fromEntries(
    changed.map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]),
  );
}

/** Whether a record differs from its earlier copy. */
export const isChanged = (before: object, after: object): boolean =>
  Object.keys(changesBetween({ ...before }, { ...after })).length > 0;

/** Normalizes a value for comparison; undefined becomes null. */
function auditValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(auditValue);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([key, inner]) => [key, auditValue(inner)]),
  );
}
