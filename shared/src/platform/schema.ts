import type { JsonSchema } from './check-schemas.ts';
import { type ReferenceKind, REFERENCE_PREFIXES } from '../references/reference.ts';

declare const shape: unique symbol;

/** The schema of a type `T`. The code does not compile if the type and its schema differ. */
export type Schema<T> = JsonSchema & { readonly [shape]?: T };

/**
 * Key under which a schema holds its name in the API document; the name is not part of the schema's
 * JSON.
 */
export const NAME = Symbol('name');

type Fields<T> = { readonly [K in keyof T]-?: Schema<T[K]> };

/**
 * Creates a named object schema. The fields listed in `optional` may be missing. All other fields
 * are always present, and are null if they have no value.
 */
export function object<T extends object>(
  name: string,
  fields: Fields<T>,
  optional: readonly (keyof T)[] = [],
): Schema<T> {
  const required = Object.keys(fields).filter((field) => !optional.some((one) => one === field));
  return { [NAME]: name, type: 'object', properties: fields, required };
}

export const text = (): Schema<string> => ({ type: 'string' });
export const integer = (): Schema<number> => ({ type: 'integer' });
export const decimal = (): Schema<number> => ({ type: 'number' });
/** Schema of an amount in centimes. */
export const cents = (): Schema<number> => ({ type: 'integer', description: 'Centimes.' });
export const flag = (): Schema<boolean> => ({ type: 'boolean' });
export const date = (): Schema<string> => ({ type: 'string', format: 'date' });
/** Schema of a wall time of the venue, `HH:mm`. */
export const time = (): Schema<string> => ({
  type: 'string',
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
});
export const instant = (): Schema<string> => ({ type: 'string', format: 'date-time' });
export const nothing = (): Schema<null> => ({ type: 'null' });
export const oneOf = <const T extends string | number>(values: readonly T[]): Schema<T> => ({
  enum: values,
});
export const constant = <const T extends string>(value: T): Schema<T> => ({ const: value });
export const array = <T>(items: Schema<T>, rest: JsonSchema = {}): Schema<T[]> => ({
  type: 'array',
  items,
  ...rest,
});
export const nullable = <T>(schema: Schema<T>): Schema<T | null> => ({
  anyOf: [schema, { type: 'null' }],
});
export const either = <A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> => ({
  anyOf: [one, other],
});

/** Schema of a reference of the kind `kind`, such as `B-7K3M9QXT` for a booking. */
export const reference = (kind: ReferenceKind): Schema<string> => ({
  type: 'string',
  pattern: `^${REFERENCE_PREFIXES[kind]}-[0-9A-HJKMNP-TV-Z]{8}$`,
});
