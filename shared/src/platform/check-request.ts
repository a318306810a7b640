import { validateSync } from 'class-validator';
import { violationsOf } from './checks/violations.ts';
import type { Violation } from './checks/violations.ts';
import { cleanedValue } from './cleaned.ts';
import { isPlainObject, nestedClassOf } from './nested.ts';
import type { RequestClass } from './nested.ts';

export type Checked<T> =
  | { request: T; violations: [] }
  | { request: null; violations: Violation[] };

/**
 * Field names that are refused in a body, because assigning them would change the prototype of an
 * object.
 */
const UNSAFE_FIELDS = ['__proto__', 'constructor', 'prototype'];

/**
 * Checks a body, and returns it as a request with normalized texts, or all of its violations. The
 * API and the forms share this validation. Unknown fields are refused by name; null is refused
 * unless the field allows it.
 */
export function checkRequest<T extends object>(type: RequestClass<T>, body: unknown): Checked<T> {
  if (!isPlainObject(body))
    return { request: null, violations: [{ field: '', key: 'object', parameters: {} }] };
  const unsafe = unsafeFields(type, body);
  const request = instanceOf(type, body);
  const errors = validateSync(request, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
  });
  const violations = [
    ...unsafe.map((field): Violation => ({ field, key: 'unknownField', parameters: {} })),
    ...violationsOf(errors),
  ];
  return violations.length === 0 ? { request, violations: [] } : { request: null, violations };
}

function unsafeFields(type: RequestClass, value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value
      .slice(0, MAX_NESTED)
      .flatMap((item, index) => unsafeFields(type, item, `${path}${index}.`));
  if (!isPlainObject(value)) return [];
  const own = UNSAFE_FIELDS.filter((field) => Object.hasOwn(value, field)).map(
    (field) => path + field,
  );
  return [
    ...own,
    ...Object.entries(value).flatMap(([field, inner]) => {
      const nested = UNSAFE_FIELDS.includes(field) ? undefined : nestedClassOf(type, field);
      return nested ? unsafeFields(nested, inner, `${path}${field}.`) : [];
    }),
  ];
}

function instanceOf<T extends object>(type: RequestClass<T>, body: Record<string, unknown>): T {
  const instance = new type();
  for (const [field, value] of Object.entries(body)) {
    if (!UNSAFE_FIELDS.includes(field))
      Reflect.set(instance, field, nestedValue(type, field, value));
  }
  return instance;
}

function nestedValue(owner: RequestClass, field: string, value: unknown): unknown {
  const type = nestedClassOf(owner, field);
  if (!type) return cleanedValue(owner, field, value);
  if (Array.isArray(value))
    return value
      .slice(0, MAX_NESTED)
      .map((item) => (isPlainObject(item) ? instanceOf(type, item) : item));
  return isPlainObject(value) ? instanceOf(type, value) : value;
}

// Number of list items that are read. Lists in requests have at most 100 items, so a list that is
// cut here still exceeds its limit.
const MAX_NESTED = 101;
