import { asciiDigits } from '../search/fold.ts';

/** Minimum age of an account's owner, in years. */
const ADULT_AGE = 18;
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;
export const CODES_PER_HOUR = 5;

/**
 * Normalizes a typed code: Arabic keyboards write their own digits, and a paste may contain blanks.
 */
export const typedCode = (text: string): string => asciiDigits(text).replace(/\s/g, '');

/**
 * Full years from a birth date to a venue date; the birthday of 29 February is 1 March in common
 * years.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function isAdultOn(birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) >= ADULT_AGE;
}

const EMAIL_MAX = 254;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** The address in stored form, lower case; null if it is not valid. */
export function normalizeEmail(text: string): string | null {
  if (text.length > EMAIL_MAX + 20) return null;
  const email = text.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  if (email.length > EMAIL_MAX || local.length > 64 || !LOCAL_PART.test(local)) return null;
  return isDomain(email.slice(at + 1)) ? email : null;
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    top.length >= 2 &&
    /[a-z]/.test(top) &&
    labels.every((label) => label.length <= 63 && DOMAIN_LABEL.test(label))
  );
}

/**
 * An E.164 number as dialled in Morocco: `+212612345678` is `0612345678`; foreign numbers keep
 * their country code.
 */
export function nationalPhone(phone: string): string {
  return phone.replace(/^\+212/, '0');
}

/** `+212612345678` as `+212 6 12 34 56 78`; foreign numbers are unchanged. */
export function formatPhone(phone: string): string {
  const found = /^\+212(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(phone.replaceAll(' ', ''));
  return found ? `+212 ${found.slice(1).join(' ')}` : phone;
}

/** The displayed name, from its two parts. */
export function fullNameOf(firstName: string, name: string): string {
  return `${firstName.trim()} ${name.trim()}`.trim();
}
