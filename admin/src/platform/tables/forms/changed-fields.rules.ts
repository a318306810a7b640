import { cleanFieldValue } from '@five/shared/platform/invisible-characters';

/** A form's values: the record's fields and the selected picture. */
export type Fields = Record<string, unknown>;

const LANGUAGES = ['fr', 'en', 'ar'];

/**
 * Fields of `data` that differ from the loaded fields. Only these are sent, because `PUT` is
 * partial and the API refuses unknown fields.
 */
export function changesOf(data: Fields, before: Fields = {}): Fields {
  return Object.fromEntries(
    Object.entries(data).filter(([field, value]) => !isSame(value, before[field])),
  );
}

/**
 * Normalizes the values of a form: a text that is blank in all languages becomes null, and a
 * picture that was not selected is left out.
 */
export function normalizedFields(data: Fields): Fields {
  const normalized = Object.entries(data).map(([field, value]): [string, unknown] => [
    field,
    normalizedValue(value),
  ]);
  return Object.fromEntries(
    normalized.filter(
      ([field, value]) => value !== undefined && !(field === 'file' && value === null),
    ),
  );
}

function normalizedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalizedValue);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return isBlankText(value)
    ? null
    : Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [field, normalizedValue(inner)]),
      );
}

/**
 * Values of a new record. Empty fields are left out, and the API reports required fields that are
 * missing.
 */
export function newFrom(data: Fields): Fields {
  return Object.fromEntries(
    Object.entries(normalizedFields(data)).filter(([, value]) => value !== null),
  );
}

/**
 * Default values of a form whose submit was accepted. A field is saved if it still has the value
 * that was sent, or the one of the stored record, which may have been read again meanwhile. Other
 * fields were changed after the submit and stay unsaved.
 */
export function savedFields(sent: Fields, stored: Fields, typed: Fields): Fields {
  return Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      isSame(value, sent[field]) || isSame(value, stored[field]) ? value : sent[field],
    ]),
  );
}

/** Fields that another user has changed since they were loaded, and that a save would overwrite. */
export function conflictingFields(changed: Fields, before: Fields, stored: Fields): string[] {
  return Object.keys(changed).filter(
    (field) =>
      field in stored &&
      !isSame(stored[field], before[field]) &&
      !isSame(stored[field], changed[field]),
  );
}

/** The fields as `multipart/form-data`: nested values as JSON, null as an empty string. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  const { file, ...texts } = fields;
  for (const [field, value] of Object.entries(texts)) form.append(field, asText(field, value));
  // The file is appended last, so that the server has read the other fields before it.
  if (file instanceof File) form.append('file', file);
  return form;
}

function asText(field: string, value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object'
    ? JSON.stringify(value, cleanFieldValue)
    : String(cleanFieldValue(field, value));
}

function isBlankText(value: object): boolean {
  return (
    'fr' in value &&
    Object.entries(value).every(
      ([language, text]) =>
        LANGUAGES.includes(language) &&
        (text === null || text === undefined || String(text).trim() === ''),
    )
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return (
    one === other ||
    (!(one instanceof File) && JSON.stringify(one ?? null) === JSON.stringify(other ?? null))
  );
}
