import { ValidateIf } from 'class-validator';
import type { ErrorCode } from '../errors/error-codes.ts';
import { REFERENCE_PREFIXES, isReference } from '../references/reference.ts';
import type { ReferenceKind } from '../references/reference.ts';
import { isDate, isTime } from '../time/wall-time.ts';
import { isInstant } from '../time/instant.ts';
import { check, checkThat, cleaned } from './checks/check.ts';
import {
  nameViolation,
  numberViolation,
  visibleTextViolation,
  textViolation,
  isSitePath,
  isUrl,
} from './violation-messages.ts';
import type { ViolationKey } from './violation-messages.ts';

const isGiven = (_: object, value: unknown): boolean => value !== undefined;
export const isGivenAndNotNull = (_: object, value: unknown): boolean =>
  value !== undefined && value !== null;

/** The field may be omitted; null is refused. */
export const Optional = (): PropertyDecorator => ValidateIf(isGiven);
/** The field may be omitted or null. */
export const Nullable = (): PropertyDecorator => ValidateIf(isGivenAndNotNull);

/**
 * Requires one line of text with `min` to `max` characters. Line breaks, control characters, lone
 * surrogates and invisible characters are not allowed. `missing` is the violation of no text.
 */
export const Line = (
  max: number,
  min = 1,
  missing: ViolationKey = 'required',
): PropertyDecorator => {
  const explain = (value: unknown) => {
    const found = visibleTextViolation(value, { min, max, lines: false });
    return found === 'required' ? missing : found;
  };
  return cleaned(
    'text',
    check('line', explain, { parameters: { min, max }, constraints: [min, max] }),
  );
};

/**
 * Requires a person's name: one line with at least one letter, and no word that mixes look-alike
 * alphabets. With `min` 0 the name may be empty.
 */
export const PersonName = (max: number, min = 1): PropertyDecorator =>
  cleaned(
    'name',
    check('line', (value) => nameViolation(value, { min, max, lines: false }), {
      parameters: { min, max },
      constraints: [min, max],
    }),
  );

/**
 * Requires text of one or several lines with `min` to `max` characters, without invisible
 * characters.
 */
export const Paragraph = (max: number, min = 1): PropertyDecorator =>
  cleaned(
    'text',
    check('paragraph', (value) => visibleTextViolation(value, { min, max, lines: true }), {
      parameters: { min, max },
      constraints: [min, max],
    }),
  );

/**
 * Requires text of up to `max` characters that is only compared with a stored value, such as a
 * password at sign-in. The text is not cleaned.
 */
export const Secret = (max: number): PropertyDecorator =>
  check('secret', (value) => textViolation(value, { min: 1, max, lines: true }), {
    parameters: { max },
    constraints: [max],
  });

export const CalendarDate = (code?: ErrorCode): PropertyDecorator =>
  checkThat('calendarDate', 'date', isDate, { code });
export const WallTime = (): PropertyDecorator => checkThat('wallTime', 'time', isTime);
export const Instant = (): PropertyDecorator => checkThat('instant', 'instant', isInstant);

/** Requires a whole number from `min` to `max`, both included. */
export const WholeNumber = (min: number, max: number): PropertyDecorator =>
  check('wholeNumber', (value) => numberViolation(value, { min, max, whole: true }), {
    parameters: { min, max },
    constraints: [min, max],
  });

/** Requires a finite number from `min` to `max`. It is for map coordinates, never for money. */
export const Decimal = (min: number, max: number): PropertyDecorator =>
  check('decimal', (value) => numberViolation(value, { min, max, whole: false }), {
    parameters: { min, max },
    constraints: [min, max],
  });

export const OneOf = (values: readonly (string | number)[]): PropertyDecorator =>
  checkThat('oneOf', 'choice', (value) => values.some((one) => one === value), {
    constraints: [...values],
  });

export const Flag = (): PropertyDecorator =>
  checkThat('flag', 'flag', (value) => typeof value === 'boolean');

/** Requires `true`, the value of a checkbox that must be ticked. */
export const Accepted = (code: ErrorCode): PropertyDecorator =>
  check('accepted', (value) => (value === true ? null : 'accepted'), { code });

/**
 * Requires a text in the form of a reference of the given kind of record. The API checks separately
 * whether the record exists.
 */
export const ReferenceTo = (kind: ReferenceKind): PropertyDecorator =>
  checkThat('referenceTo', 'reference', (value) => isReference(REFERENCE_PREFIXES[kind], value), {
    constraints: [REFERENCE_PREFIXES[kind]],
  });

/** Requires a list of at most `max` references without duplicates. */
export const References = (kind: ReferenceKind, max: number): PropertyDecorator =>
  checkThat(
    'references',
    'reference',
    (value) =>
      Array.isArray(value) &&
      value.length <= max &&
      new Set(value).size === value.length &&
      value.every((one) => isReference(REFERENCE_PREFIXES[kind], one)),
    { parameters: { max }, constraints: [REFERENCE_PREFIXES[kind], max] },
  );

/** Requires an `https` URL. */
export const WebAddress = (): PropertyDecorator => checkThat('webAddress', 'url', isUrl);

/** Requires a path of the site without the language prefix, such as `/pricings`. */
export const SitePath = (): PropertyDecorator => checkThat('sitePath', 'path', isSitePath);

/** Requires an array of `min` to `max` items. */
export const Items = (max: number, min = 0): PropertyDecorator =>
  checkThat(
    'items',
    'items',
    (value) => Array.isArray(value) && value.length >= min && value.length <= max,
    { parameters: { min, max }, constraints: [min, max] },
  );

/** Requires a non-empty array of values from the list, without duplicates. */
export const SomeOf = (values: readonly (string | number)[]): PropertyDecorator =>
  checkThat(
    'someOf',
    'choice',
    (value) => Array.isArray(value) && value.length > 0 && isSubset(value, values),
    { constraints: [...values] },
  );

/** Requires an array of values from the list, without duplicates; it may be empty. */
export const AnyOf = (values: readonly (string | number)[]): PropertyDecorator =>
  checkThat('anyOf', 'choice', (value) => Array.isArray(value) && isSubset(value, values), {
    constraints: [...values],
  });

function isSubset(items: unknown[], values: readonly unknown[]): boolean {
  return (
    items.length <= values.length &&
    new Set(items).size === items.length &&
    items.every((item) => values.includes(item))
  );
}

/** Requires the same text as in another field of the request. */
export const SameAs = (field: string, code: ErrorCode): PropertyDecorator =>
  check(
    'sameAs',
    (value, object) =>
      typeof value === 'string' &&
      value === new Map<string, unknown>(Object.entries(object)).get(field)
        ? null
        : 'mismatch',
    { code, constraints: [field] },
  );
