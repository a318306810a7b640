import { LEAF_DESCRIPTIONS, referenceDescription } from './leaf-descriptions.ts';
import { MAX_PATH, SITE_PATH } from './violation-messages.ts';

/** A part of a JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const text = (rest: JsonSchema = {}): JsonSchema => ({ type: 'string', ...rest });
const bounded = ([min, max]: readonly unknown[]): JsonSchema =>
  text({ minLength: min, maxLength: max });

const TYPED_PHONE =
  'Phone number in national or international form; spaces, dots and dashes are allowed.';

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
  calendarDate: () => text({ format: 'date', description: LEAF_DESCRIPTIONS.date }),
  wallTime: () =>
    text({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: LEAF_DESCRIPTIONS.time }),
  instant: () =>
    text({ format: 'date-time', description: 'Instant, ISO 8601 with `Z` or a UTC offset.' }),
  wholeNumber: ([min, max]) => ({ type: 'integer', minimum: min, maximum: max }),
  decimal: ([min, max]) => ({ type: 'number', minimum: min, maximum: max }),
  oneOf: (values) => ({ enum: values }),
  someOf: (values) => ({ type: 'array', minItems: 1, uniqueItems: true, items: { enum: values } }),
  anyOf: (values) => ({ type: 'array', uniqueItems: true, items: { enum: values } }),
  flag: () => ({ type: 'boolean' }),
  accepted: () => ({ const: true, description: 'Consent of the user; only `true` is accepted.' }),
  emailAddress: () => text({ format: 'email', maxLength: 254 }),
  phoneNumber: () => text({ maxLength: 40, description: TYPED_PHONE }),
  phoneNumbers: ([max]) => ({
    type: 'array',
    maxItems: max,
    items: text({ maxLength: 40 }),
    description: TYPED_PHONE,
  }),
  referenceTo: ([prefix]) =>
    text({
      pattern: `^${String(prefix)}-[0-9A-HJKMNP-TV-Z]{8}$`,
      description: referenceDescription(String(prefix)),
    }),
  references: ([prefix, max]) => ({
    type: 'array',
    description: 'References, each once.',
    maxItems: max,
    uniqueItems: true,
    items: text({ pattern: `^${String(prefix)}-[0-9A-HJKMNP-TV-Z]{8}$` }),
  }),
  pitchCode: () => text({ pattern: '^[A-Z][A-Z0-9]{0,7}$', description: LEAF_DESCRIPTIONS.pitch }),
  pitchCodes: ([max]) => ({
    type: 'array',
    description: LEAF_DESCRIPTIONS.pitches,
    minItems: 1,
    maxItems: max,
    uniqueItems: true,
    items: text({ pattern: '^[A-Z][A-Z0-9]{0,7}$' }),
  }),
  tariffCode: () =>
    text({ pattern: '^[a-z][a-z0-9-]{0,29}$', description: LEAF_DESCRIPTIONS.tariff }),
  editionSlug: () =>
    text({
      pattern: '^20[0-9]{2}/[a-z0-9]+(-[a-z0-9]+)*$',
      maxLength: 60,
      description: LEAF_DESCRIPTIONS.edition,
    }),
  hexColor: () => text({ pattern: '^#[0-9a-f]{6}$', description: LEAF_DESCRIPTIONS.color }),
  groupLetter: () => text({ pattern: '^[A-Z]$', description: 'Letter of the group, `A` to `Z`.' }),
  matchSource: () =>
    text({
      pattern: '^(group:[A-Z]:[1-9]|(winner|loser):MT-[0-9A-HJKMNP-TV-Z]{8})$',
      description:
        'Result that determines the team: `group:A:1` (first of group A), `winner:MT-…` or ' +
        '`loser:MT-…`.',
    }),
  base64Url: ([bytes]) =>
    text({ pattern: '^[A-Za-z0-9_-]+$', description: `base64url of ${String(bytes)} bytes.` }),
  mailedCode: () =>
    text({
      pattern: '^[0-9]{6}$',
      description: 'The six digits of the code that was sent to the user.',
    }),
  rib: () =>
    text({
      pattern: '^(MA[0-9]{2})?[0-9]{24}$',
      description: 'Bank account number (RIB) of 24 digits, or the IBAN that contains it.',
    }),
  actionColor: () =>
    text({
      pattern: '^#[0-9a-fA-F]{6}$',
      description:
        'Color `#rrggbb` with a contrast of 3 to the light and the night ground, and of 4.5 to ' +
        'dark or white text.',
    }),
  ice: () =>
    text({
      pattern: '^([0-9]{15})?$',
      description: 'Company number (ICE) of 15 digits; empty: none.',
    }),
  webAddress: () =>
    text({
      format: 'uri',
      pattern: '^https://',
      maxLength: 500,
      description: 'Absolute URL with `https`.',
    }),
  socialAddress: () =>
    text({
      maxLength: 500,
      description:
        'URL of the page, with or without `https://`; for WhatsApp also a phone number. It is ' +
        'stored with `https`.',
    }),
  sitePath: () =>
    text({
      pattern: SITE_PATH.source,
      maxLength: MAX_PATH,
      description: 'Path of a page of the site without language prefix, such as `/pricings`.',
    }),
  items: ([min, max]) => ({ type: 'array', minItems: min, maxItems: max }),
  passwordLength: () =>
    text({
      minLength: 10,
      maxLength: 128,
      description: 'Password; common ones and those that contain personal data are refused.',
    }),
  passwordNotCommon: () => ({}),
  passwordNotPersonal: () => ({}),
  sameAs: ([field]) => text({ description: `The same text as in \`${String(field)}\`.` }),
  plainObject: () => ({ type: 'object' }),
  plainObjects: () => ({ type: 'array' }),
  eachOnce: () => ({}),
};
