import { DomainError } from './domain-error.ts';
import type { RawBody } from './raw-body.ts';

// Maximum nesting depth of a JSON body; the deepest request class has three levels.
const MAX_DEPTH = 12;
// Maximum number of values in a JSON body. The settings of a venue with every season have about
// 2,000 values, and validating 30,000 values blocks a processor for a second.
const MAX_VALUES = 3_000;
const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Parses a raw body as a JSON object; an empty body becomes an empty object.
 * @param urlEncoded whether the fields of an URL-encoded form are accepted too
 * @throws DomainError MEDIA_TYPE_UNSUPPORTED (415) for another type, REQUEST_UNREADABLE (400)
 * unless it is a JSON object of bounded depth, REQUEST_TOO_LARGE (413) for too many values
 */
export function readBody(raw: RawBody, urlEncoded = false): Record<string, unknown> {
  if (raw.text === '' && raw.type === '') return {};
  if (urlEncoded && URL_ENCODED.test(raw.type)) return fieldsOf(raw.text);
  if (!JSON_TYPE.test(raw.type)) throw new DomainError('MEDIA_TYPE_UNSUPPORTED');
  const value = parseBounded(raw.text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new DomainError('REQUEST_UNREADABLE');
  return value as Record<string, unknown>;
}

/** Reads the fields of an URL-encoded form. */
function fieldsOf(text: string): Record<string, unknown> {
  const fields = [...new URLSearchParams(text)];
  if (fields.length > MAX_VALUES) throw new DomainError('REQUEST_TOO_LARGE');
  for (const [name] of fields) refusePrototypeKeys(name, null);
  return Object.fromEntries(fields);
}

/**
 * Parses JSON of bounded depth and size.
 * @throws DomainError REQUEST_UNREADABLE, REQUEST_TOO_LARGE
 */
export function parseBounded(text: string): unknown {
  const { depth, values } = measure(text);
  if (depth > MAX_DEPTH) throw new DomainError('REQUEST_UNREADABLE');
  if (values > MAX_VALUES) throw new DomainError('REQUEST_TOO_LARGE');
  try {
    return JSON.parse(text, refusePrototypeKeys);
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('REQUEST_UNREADABLE');
  }
}

/** Reviver for JSON.parse. Refuses keys that would change a prototype when the object is copied. */
function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype')
    throw new DomainError('REQUEST_UNREADABLE');
  return value;
}

/** Measures the nesting depth and the number of values of a JSON text without parsing it. */
function measure(text: string): { depth: number; values: number } {
  let [depth, deepest, values] = [0, 0, 1];
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === 0x5c) i++; // A backslash escapes the next character, so that character is skipped.
    else if (char === 0x22) inString = !inString;
    else if (inString) continue;
    else if (char === 0x7b || char === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x7d || char === 0x5d) depth--;
    else if (char === 0x2c) values++;
  }
  return { depth: deepest, values };
}
