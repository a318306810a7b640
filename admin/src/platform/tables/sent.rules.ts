import { meantIn } from '@five/shared/platform/hidden';

/** What a form says of a record: the record's fields, and beside them a picture that was chosen. */
export type Fields = Record<string, unknown>;

const LANGUAGES = ['fr', 'en', 'ar'];

/** Fields of `data` that differ from what was loaded: a `PUT` is partial and refuses what it does not know. */
export function changesOf(data: Fields, before: Fields = {}): Fields {
  return Object.fromEntries(Object.entries(data).filter(([field, value]) => !isSame(value, before[field])));
}

/** What a form hands over, as it is meant: a text that is blank in every language is none, a picture that was not chosen is not sent. */
export function meantBy(data: Fields): Fields {
  const meant = Object.entries(data).map(([field, value]): [string, unknown] => [field, meantValue(value)]);
  return Object.fromEntries(meant.filter(([field, value]) => value !== undefined && !(field === 'file' && value === null)));
}

function meantValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meantValue);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return isBlankText(value) ? null : Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, meantValue(inner)]));
}

/** A new record: what was left empty is left out, and the API says what it wants. */
export function newFrom(data: Fields): Fields {
  return Object.fromEntries(Object.entries(meantBy(data)).filter(([, value]) => value !== null));
}

/** The fields that somebody else has changed since they were loaded, and that would be written over now. */
export function overtaken(changed: Fields, before: Fields, stored: Fields): string[] {
  return Object.keys(changed).filter((field) => field in stored && !isSame(stored[field], before[field]) && !isSame(stored[field], changed[field]));
}

/** As `multipart/form-data`, which knows text only: what is nested is written as JSON, null as nothing. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  const { file, ...texts } = fields;
  for (const [field, value] of Object.entries(texts)) form.append(field, asText(field, value));
  if (file instanceof File) form.append('file', file); // last, so that what is said of it has been read
  return form;
}

function asText(field: string, value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, meantIn) : String(meantIn(field, value));
}

function isBlankText(value: object): boolean {
  return 'fr' in value && Object.entries(value).every(([language, text]) => LANGUAGES.includes(language) && (text === null || text === undefined || String(text).trim() === ''));
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (!(one instanceof File) && JSON.stringify(one ?? null) === JSON.stringify(other ?? null));
}
