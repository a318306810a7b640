import type { JsonSchema } from './check-schemas.ts';
import { type ReferenceKind, REFERENCE_PREFIXES } from '../references/reference.ts';
import { LEAF_DESCRIPTIONS, referenceDescription } from './leaf-descriptions.ts';

declare const shape: unique symbol;

/** The JSON schema of a type `T`, which exists for the compiler only. */
export type Schema<T> = JsonSchema & { readonly [shape]?: T };

/** The type that a schema describes. A field is thus written once, in its schema. */
export type TypeOf<S> = S extends { readonly [shape]?: infer T } ? T : never;

/**
 * Key under which a schema holds its name in the API document; the name is not part of the schema's
 * JSON.
 */
export const NAME = Symbol('name');

type Fields = Readonly<Record<string, Schema<unknown>>>;
type Flat<T> = { [K in keyof T]: T[K] } & {};
type ObjectOf<F extends Fields, O extends keyof F> = Flat<
  { -readonly [K in Exclude<keyof F, O>]: TypeOf<F[K]> } & {
    -readonly [K in O]?: TypeOf<F[K]>;
  }
>;

/**
 * Creates a named object schema. The fields listed in `optional` may be missing. All other fields
 * are always present, and are null if they have no value.
 */
export function object<F extends Fields, const O extends readonly (keyof F)[] = readonly []>(
  name: string,
  fields: F,
  optional?: O,
): Schema<ObjectOf<F, O[number]>> {
  const required = Object.keys(fields).filter((field) => !optional?.some((one) => one === field));
  return { [NAME]: name, type: 'object', properties: fields, required };
}

/** Adds the description of a field, which the API document shows, to its schema. */
export const about = <T>(description: string, schema: Schema<T>): Schema<T> =>
  NAME in schema ? { allOf: [schema], description } : { ...schema, description };

export const text = (): Schema<string> => ({ type: 'string' });
export const integer = (rest: JsonSchema = {}): Schema<number> => ({ type: 'integer', ...rest });
export const decimal = (): Schema<number> => ({ type: 'number' });
/** Schema of an amount in centimes. */
export const cents = (): Schema<number> => ({
  type: 'integer',
  description: LEAF_DESCRIPTIONS.cents,
});
export const flag = (): Schema<boolean> => ({ type: 'boolean' });
/** Schema of a calendar date of the venue, `YYYY-MM-DD`. */
export const date = (): Schema<string> => ({
  type: 'string',
  format: 'date',
  description: LEAF_DESCRIPTIONS.date,
});
/** Schema of a wall time of the venue, `HH:mm`. */
export const time = (): Schema<string> => ({
  type: 'string',
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: LEAF_DESCRIPTIONS.time,
});
export const instant = (): Schema<string> => ({
  type: 'string',
  format: 'date-time',
  description: LEAF_DESCRIPTIONS.instant,
});
export const pitchCode = (): Schema<string> => about(LEAF_DESCRIPTIONS.pitch, text());
export const tariffCode = (): Schema<string> => about(LEAF_DESCRIPTIONS.tariff, text());
/** Schema of the slug of a tournament edition, such as `2025/may`. */
export const editionSlug = (): Schema<string> => about(LEAF_DESCRIPTIONS.edition, text());
export const phone = (): Schema<string> => about(LEAF_DESCRIPTIONS.phone, text());
/** Schema of a sentence of the API to its user, such as the message of an error. */
export const sentence = (): Schema<string> => about(LEAF_DESCRIPTIONS.sentence, text());
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
/** Schema of a value or null. The description of the value is the description of both. */
export const nullable = <T>(schema: Schema<T>): Schema<T | null> => {
  const { description, ...rest } = schema;
  return NAME in schema || description === undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : { anyOf: [rest, { type: 'null' }], description };
};
export const either = <A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> => ({
  anyOf: [one, other],
});

/** Schema of a reference of the kind `kind`, such as `B-7K3M9QXT` for a booking. */
export const reference = (kind: ReferenceKind): Schema<string> => ({
  type: 'string',
  pattern: `^${REFERENCE_PREFIXES[kind]}-[0-9A-HJKMNP-TV-Z]{8}$`,
  description: referenceDescription(REFERENCE_PREFIXES[kind]),
});
