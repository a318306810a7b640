import { fold } from '../search/fold.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { hasPasswordLength } from './password-length.rules.ts';

/** Personal data that a password must not contain. */
export interface Personal {
  name?: string | null;
  firstName?: string | null;
  email?: string | null;
  phone?: string | null;
  emergencyPhone?: string | null;
  birthDate?: string | null;
}

export type PasswordProblem =
  | 'AUTH_PASSWORD_LENGTH'
  | 'AUTH_PASSWORD_COMMON'
  | 'AUTH_PASSWORD_PERSONAL'
  | 'AUTH_PASSWORD_DESK';

/**
 * Returns the error code of the first rule that a new password violates, or null. If `desk` is
 * true, the minimum length of staff passwords also applies.
 */
export function passwordProblem(
  password: string,
  personal: Personal,
  desk = false,
): PasswordProblem | null {
  if (!hasPasswordLength(password)) return 'AUTH_PASSWORD_LENGTH';
  if (desk && !hasPasswordLength(password, 'staff')) return 'AUTH_PASSWORD_DESK';
  if (isCommonPassword(password)) return 'AUTH_PASSWORD_COMMON';
  return isPersonalPassword(password, personal) ? 'AUTH_PASSWORD_PERSONAL' : null;
}

/**
 * Whether the password is on the list of common passwords, even slightly disguised, or is a
 * keyboard row.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return isListed(lower) || hasFewLetters(lower) || isRow(lower) || isListed(repeatedPart(lower));
}

/**
 * Whether the password contains the phone, the birth date, or at least four letters of the person's
 * names or email.
 */
export function isPersonalPassword(password: string, personal: Personal): boolean {
  const folded = fold(password);
  const digits = folded.replace(/\D/g, '');
  return (
    wordsOf(personal).some((word) => folded.includes(word)) ||
    numbersOf(personal).some((number) => digits.includes(number))
  );
}

const LOOK_ALIKES: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '!': 'i',
};

function isListed(lower: string): boolean {
  const bare = lower.slice(
    edgeLength(lower),
    lower.length - edgeLength([...lower].reverse().join('')),
  );
  const letters = (text: string): string =>
    text.replace(/[@013457$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign).replace(/[^a-z]/g, '');
  return [lower, bare, letters(bare), letters(lower)].some((word) => COMMON_PASSWORDS.has(word));
}

/**
 * Returns the number of characters before the first letter. `@` and `$` count as letters, because
 * they can replace a letter.
 */
function edgeLength(text: string): number {
  const letter = text.search(/[\p{L}@$]/u);
  return letter < 0 ? 0 : letter;
}

function hasFewLetters(text: string): boolean {
  return new Set(text).size < 4;
}

/**
 * Whether each character follows the previous one in the same direction, as in `abcd` or `4321`.
 */
function isRow(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  // A step from 9 to 0 also counts, as in 1234567890.
  return [1, -1].some((step) => steps.every((other) => other === step || other === -9 * step));
}

/** Returns the shortest part that the text repeats, or the text itself. */
function repeatedPart(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

function wordsOf(personal: Personal): string[] {
  const local = personal.email?.split('@', 1)[0] ?? '';
  const whole = [fold(personal.name ?? ''), fold(personal.firstName ?? ''), fold(local)];
  return whole
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= 4);
}

function numbersOf({ phone, emergencyPhone, birthDate }: Personal): string[] {
  const phones = [phone, emergencyPhone]
    .map((number) => (number ?? '').replace(/\D/g, '').slice(-8))
    .filter((number) => number.length === 8);
  const [year, month, day] = birthDate?.split('-') ?? [];
  if (!year || !month || !day) return phones;
  return [
    ...phones,
    `${year}${month}${day}`,
    `${day}${month}${year}`,
    `${month}${day}${year}`,
    `${day}${month}${year.slice(2)}`,
  ];
}
