import { MAX_PATH, SITE_PATH } from './violation-messages.ts';

/** A part of a JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const text = (rest: JsonSchema = {}): JsonSchema => ({ type: 'string', ...rest });
const bounded = ([min, max]: readonly unknown[]): JsonSchema =>
  text({ minLength: min, maxLength: max });

/**
 * The JSON Schema of each validator in `checks.ts` and `checks/`, by constraint name. Validators
 * that compare fields (`sameAs`, `passwordNotPersonal`, `eachOnce`) have no schema.
 */
export const CHECK_SCHEMAS: Readonly<
  Record<string, (constraints: readonly unknown[]) => JsonSchema>
> = {
  line: (constraints) => ({
    ...bounded(constraints),
    pattern: '^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]*$',
  }),
  paragraph: (constraints) => ({ ...bounded(constraints), pattern: '^[^\\p{Cs}]*$' }),
  secret: ([max]) => text({ minLength: 1, maxLength: max }),
  calendarDate: () => text({ format: 'date' }),
  wallTime: () => text({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  instant: () => text({ format: 'date-time' }),
  wholeNumber: ([min, max]) => ({ type: 'integer', minimum: min, maximum: max }),
  decimal: ([min, max]) => ({ type: 'number', minimum: min, maximum: max }),
  oneOf: (values) => ({ enum: values }),
  someOf: (values) => ({ type: 'array', minItems: 1, uniqueItems: true, items: { enum: values } }),
  anyOf: (values) => ({ type: 'array', uniqueItems: true, items: { enum: values } }),
  flag: () => ({ type: 'boolean' }),
  accepted: () => ({ const: true }),
  emailAddress: () => text({ format: 'email', maxLength: 254 }),
  phoneNumber: () => text({ maxLength: 40 }),
  phoneNumbers: ([max]) => ({ type: 'array', maxItems: max, items: text({ maxLength: 40 }) }),
  referenceTo: ([prefix]) => text({ pattern: `^${String(prefix)}-[0-9A-HJKMNP-TV-Z]{8}$` }),
  references: ([prefix, max]) => ({
    type: 'array',
    maxItems: max,
    uniqueItems: true,
    items: text({ pattern: `^${String(prefix)}-[0-9A-HJKMNP-TV-Z]{8}$` }),
  }),
  pitchCode: () => text({ pattern: '^[A-Z][A-Z0-9]{0,7}$' }),
  pitchCodes: ([max]) => ({
    type: 'array',
    minItems: 1,
    maxItems: max,
    uniqueItems: true,
    items: text({ pattern: '^[A-Z][A-Z0-9]{0,7}$' }),
  }),
  tariffCode: () => text({ pattern: '^[a-z][a-z0-9-]{0,29}$' }),
  editionSlug: () => text({ pattern: '^20[0-9]{2}/[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  hexColor: () => text({ pattern: '^#[0-9a-f]{6}$' }),
  groupLetter: () => text({ pattern: '^[A-Z]$' }),
  matchSource: () =>
    text({ pattern: '^(group:[A-Z]:[1-9]|(winner|loser):MT-[0-9A-HJKMNP-TV-Z]{8})$' }),
  mailedCode: () => text({ pattern: '^[0-9]{6}$' }),
  rib: () => text({ pattern: '^(MA[0-9]{2})?[0-9]{24}$' }),
  ice: () => text({ pattern: '^([0-9]{15})?$' }),
  webAddress: () => text({ format: 'uri', pattern: '^https://', maxLength: 500 }),
  sitePath: () => text({ pattern: SITE_PATH.source, maxLength: MAX_PATH }),
  items: ([min, max]) => ({ type: 'array', minItems: min, maxItems: max }),
  passwordLength: () => text({ minLength: 10, maxLength: 128 }),
  passwordNotCommon: () => ({}),
  passwordNotPersonal: () => ({}),
  sameAs: () => text({}),
  plainObject: () => ({ type: 'object' }),
  plainObjects: () => ({ type: 'array' }),
  eachOnce: () => ({}),
};
