import { ValidateBy, ValidateIf } from 'class-validator';
import type { ErrorCode } from '../errors/error-codes.ts';
import { hasPasswordLength, isCommonPassword, isPersonalPassword } from '../auth/password.rules.ts';
import type { Personal } from '../auth/password.rules.ts';
import { normalizeEmail } from '../auth/auth.rules.ts';
import { isPhoneLike } from '../auth/phone-text.rules.ts';
import { REFERENCE_PREFIXES, isReference } from '../references/reference.ts';
import type { ReferenceKind } from '../references/reference.ts';
import { isDate, isTime } from '../time/wall-time.ts';
import { isInstant } from '../time/instant.ts';
import { Cleaned } from './cleaned.ts';
import {
  nameViolation,
  numberViolation,
  visibleTextViolation,
  textViolation,
  isIce,
  isRib,
  isSitePath,
  isUrl,
} from './violation-messages.ts';
import type { ViolationKey } from './violation-messages.ts';

/** Context of a violation: parameters of its text, and its own error code if it has one. */
export interface CheckContext {
  parameters?: Record<string, number | string>;
  code?: ErrorCode;
}

/** The violation of a value, or null. `object` is the request that contains it. */
type FindViolation = (value: unknown, object: object) => ViolationKey | null;

/**
 * A validator whose message is a text key. `constraints` are the inputs of its schema (see
 * `check-schemas.ts`).
 */
function check(
  name: string,
  explain: FindViolation,
  context: CheckContext = {},
  constraints: unknown[] = [],
): PropertyDecorator {
  return ValidateBy(
    {
      name,
      constraints,
      validator: {
        validate: (value, args) => explain(value, args?.object ?? {}) === null,
        defaultMessage: (args) => explain(args?.value, args?.object ?? {}) ?? 'invalid',
      },
    },
    { context },
  );
}

/** Normalizes the text before the validation. */
function cleaned(as: 'name' | 'text', decorator: PropertyDecorator): PropertyDecorator {
  return (target, property) => {
    Cleaned(as)(target, property);
    decorator(target, property);
  };
}

/** A validator of one kind: a missing value is `required`, any other violation is `key`. */
function checkThat(
  name: string,
  key: ViolationKey,
  holds: (value: unknown) => boolean,
  context?: CheckContext,
  constraints?: unknown[],
): PropertyDecorator {
  const explain: FindViolation = (value) => {
    if (holds(value)) return null;
    return value === undefined || value === null || value === '' ? 'required' : key;
  };
  return check(name, explain, context, constraints);
}

// Twice the longest password; longer input is refused without further checks.
const MAX_TYPED = 256;

const isGiven = (_: object, value: unknown): boolean => value !== undefined;
export const isGivenAndNotNull = (_: object, value: unknown): boolean =>
  value !== undefined && value !== null;

/** Optional; null is refused. */
export const Optional = (): PropertyDecorator => ValidateIf(isGiven);
/** Optional or null. */
export const Nullable = (): PropertyDecorator => ValidateIf(isGivenAndNotNull);

/**
 * One line of text, `min` to `max` characters: no line breaks, control characters, lone surrogates
 * or invisible characters.
 */
export const Line = (max: number, min = 1): PropertyDecorator =>
  cleaned(
    'text',
    check(
      'line',
      (value) => visibleTextViolation(value, { min, max, lines: false }),
      { parameters: { min, max } },
      [min, max],
    ),
  );

/**
 * A person's name: one line with a letter, and no word that mixes look-alike alphabets; `min` 0
 * allows an empty one.
 */
export const PersonName = (max: number, min = 1): PropertyDecorator =>
  cleaned(
    'name',
    check(
      'line',
      (value) => nameViolation(value, { min, max, lines: false }),
      { parameters: { min, max } },
      [min, max],
    ),
  );

/** Text of several lines, `min` to `max` characters, without invisible characters. */
export const Paragraph = (max: number, min = 1): PropertyDecorator =>
  cleaned(
    'text',
    check(
      'paragraph',
      (value) => visibleTextViolation(value, { min, max, lines: true }),
      { parameters: { min, max } },
      [min, max],
    ),
  );

/**
 * Text that is only compared with a stored value, such as a password at sign-in: up to `max`
 * characters.
 */
export const Secret = (max: number): PropertyDecorator =>
  check(
    'secret',
    (value) => textViolation(value, { min: 1, max, lines: true }),
    { parameters: { max } },
    [max],
  );

export const CalendarDate = (code?: ErrorCode): PropertyDecorator =>
  checkThat('calendarDate', 'date', isDate, { code });
export const WallTime = (): PropertyDecorator => checkThat('wallTime', 'time', isTime);
export const Instant = (): PropertyDecorator => checkThat('instant', 'instant', isInstant);

/** A whole number from `min` to `max`, both included. */
export const WholeNumber = (min: number, max: number): PropertyDecorator =>
  check(
    'wholeNumber',
    (value) => numberViolation(value, { min, max, whole: true }),
    { parameters: { min, max } },
    [min, max],
  );

/** A finite number from `min` to `max`; for map coordinates, never for money. */
export const Decimal = (min: number, max: number): PropertyDecorator =>
  check(
    'decimal',
    (value) => numberViolation(value, { min, max, whole: false }),
    { parameters: { min, max } },
    [min, max],
  );

export const OneOf = (values: readonly (string | number)[]): PropertyDecorator =>
  checkThat('oneOf', 'choice', (value) => values.some((one) => one === value), {}, [...values]);

export const Flag = (): PropertyDecorator =>
  checkThat('flag', 'flag', (value) => typeof value === 'boolean');

/** A checkbox that must be ticked. */
export const Accepted = (code: ErrorCode): PropertyDecorator =>
  check('accepted', (value) => (value === true ? null : 'accepted'), { code });

export const Email = (): PropertyDecorator =>
  cleaned(
    'text',
    checkThat(
      'emailAddress',
      'email',
      (value) => typeof value === 'string' && normalizeEmail(value) !== null,
      { code: 'AUTH_EMAIL_INVALID' },
    ),
  );

export const Phone = (code: ErrorCode = 'AUTH_PHONE_INVALID'): PropertyDecorator =>
  checkThat('phoneNumber', 'phone', isPhone, { code });

/** A list of at most `max` phone numbers. */
export const Phones = (max: number): PropertyDecorator =>
  checkThat(
    'phoneNumbers',
    'phone',
    (value) => Array.isArray(value) && value.length <= max && value.every(isPhone),
    { parameters: { max } },
    [max],
  );

function isPhone(value: unknown): boolean {
  return typeof value === 'string' && isPhoneLike(value);
}

/** The form of a reference of this kind; the API checks whether the record exists. */
export const ReferenceTo = (kind: ReferenceKind): PropertyDecorator =>
  checkThat(
    'referenceTo',
    'reference',
    (value) => isReference(REFERENCE_PREFIXES[kind], value),
    {},
    [REFERENCE_PREFIXES[kind]],
  );

/** A list of at most `max` references without duplicates. */
export const References = (kind: ReferenceKind, max: number): PropertyDecorator =>
  checkThat(
    'references',
    'reference',
    (value) =>
      Array.isArray(value) &&
      value.length <= max &&
      new Set(value).size === value.length &&
      value.every((one) => isReference(REFERENCE_PREFIXES[kind], one)),
    { parameters: { max } },
    [REFERENCE_PREFIXES[kind], max],
  );

const PITCH_CODE = /^[A-Z][A-Z0-9]{0,7}$/;
const TARIFF_CODE = /^[a-z][a-z0-9-]{0,29}$/;
const isPitchCode = (value: unknown): boolean =>
  typeof value === 'string' && PITCH_CODE.test(value);
export const PitchCode = (): PropertyDecorator => checkThat('pitchCode', 'code', isPitchCode);
/** One to `max` codes without duplicates. */
export const PitchCodes = (max: number): PropertyDecorator =>
  checkThat(
    'pitchCodes',
    'code',
    (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= max &&
      new Set(value).size === value.length &&
      value.every(isPitchCode),
    { parameters: { max } },
    [max],
  );
export const TariffCode = (): PropertyDecorator =>
  checkThat('tariffCode', 'code', (value) => typeof value === 'string' && TARIFF_CODE.test(value));

const EDITION = /^20\d{2}\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MATCH_SOURCE = /^(?:group:[A-Z]:[1-9]|(?:winner|loser):MT-[0-9A-HJKMNP-TV-Z]{8})$/;
const MAX_EDITION = 60;

/** Year and name of an edition, such as `2025/may`. */
export const EditionSlug = (): PropertyDecorator =>
  checkThat(
    'editionSlug',
    'code',
    (value) => typeof value === 'string' && value.length <= MAX_EDITION && EDITION.test(value),
  );
/** `#rrggbb` in lower case. */
export const HexColor = (): PropertyDecorator =>
  checkThat(
    'hexColor',
    'code',
    (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  );
export const GroupLetter = (): PropertyDecorator =>
  checkThat('groupLetter', 'code', (value) => typeof value === 'string' && /^[A-Z]$/.test(value));
/** Source of a match's side: `group:A:1`, `winner:MT-…`, `loser:MT-…`. */
export const MatchSource = (): PropertyDecorator =>
  checkThat(
    'matchSource',
    'code',
    (value) => typeof value === 'string' && MATCH_SOURCE.test(value),
  );

/** The six digits of a mailed code. */
export const MailedCode = (): PropertyDecorator =>
  checkThat(
    'mailedCode',
    'sixDigits',
    (value) => typeof value === 'string' && /^\d{6}$/.test(value),
    { code: 'AUTH_CODE_WRONG' },
  );

export const Rib = (): PropertyDecorator =>
  checkThat('rib', 'rib', isRib, { code: 'VENUE_RIB_INVALID' });

/** A company number (ICE) of 15 digits, or empty. */
export const Ice = (): PropertyDecorator => checkThat('ice', 'ice', isIce);

/** An `https` URL. */
export const WebAddress = (): PropertyDecorator => checkThat('webAddress', 'url', isUrl);

/** A path of the site without its language, such as `/pricings`. */
export const SitePath = (): PropertyDecorator => checkThat('sitePath', 'path', isSitePath);

/** An array of `min` to `max` items. */
export const Items = (max: number, min = 0): PropertyDecorator =>
  checkThat(
    'items',
    'items',
    (value) => Array.isArray(value) && value.length >= min && value.length <= max,
    { parameters: { min, max } },
    [min, max],
  );

/** A non-empty array of listed values without duplicates. */
export const SomeOf = (values: readonly (string | number)[]): PropertyDecorator =>
  checkThat(
    'someOf',
    'choice',
    (value) => Array.isArray(value) && value.length > 0 && isSubset(value, values),
    {},
    [...values],
  );

/** The same, possibly empty. */
export const AnyOf = (values: readonly (string | number)[]): PropertyDecorator =>
  checkThat('anyOf', 'choice', (value) => Array.isArray(value) && isSubset(value, values), {}, [
    ...values,
  ]);

function isSubset(items: unknown[], values: readonly unknown[]): boolean {
  return (
    items.length <= values.length &&
    new Set(items).size === items.length &&
    items.every((item) => values.includes(item))
  );
}

/** A new password: 10 to 128 characters, without NUL or lone surrogates. */
export const PasswordLength = (): PropertyDecorator =>
  check('passwordLength', passwordViolation, { code: 'AUTH_PASSWORD_LENGTH' });

function passwordViolation(value: unknown): ViolationKey | null {
  const problem = textViolation(value, { min: 0, max: MAX_TYPED, lines: true });
  if (problem !== null) return problem === 'tooLong' ? 'passwordLength' : problem;
  return typeof value === 'string' && hasPasswordLength(value) ? null : 'passwordLength';
}

/**
 * Refuses common passwords, and those that contain the name, email, phone or birth date in the
 * request.
 */
export const PasswordNotGuessable = (): PropertyDecorator => (target, property) => {
  check(
    'passwordNotCommon',
    (value) =>
      typeof value === 'string' && isCommonPassword(value.slice(0, MAX_TYPED))
        ? 'passwordCommon'
        : null,
    { code: 'AUTH_PASSWORD_COMMON' },
  )(target, property);
  check(
    'passwordNotPersonal',
    (value, object) =>
      typeof value === 'string' && isPersonalPassword(value.slice(0, MAX_TYPED), personalOf(object))
        ? 'passwordPersonal'
        : null,
    { code: 'AUTH_PASSWORD_PERSONAL' },
  )(target, property);
};

const PERSONAL_FIELDS = [
  'name',
  'firstName',
  'email',
  'phone',
  'emergencyPhone',
  'birthDate',
] as const satisfies readonly (keyof Personal)[];

function personalOf(object: object): Personal {
  const values = new Map<string, unknown>(Object.entries(object));
  const texts = PERSONAL_FIELDS.map((field) => [field, values.get(field)] as const).filter(
    ([, value]) => typeof value === 'string' && value.length <= 300,
  );
  return Object.fromEntries(texts);
}

/** The same text as another field of the request. */
export const SameAs = (field: string, code: ErrorCode): PropertyDecorator =>
  check(
    'sameAs',
    (value, object) =>
      typeof value === 'string' &&
      value === new Map<string, unknown>(Object.entries(object)).get(field)
        ? null
        : 'mismatch',
    { code },
    [field],
  );
