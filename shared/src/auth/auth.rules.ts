import { asciiDigits } from '../search/fold.ts';

/** Minimum age of an account's owner, in years. */
const ADULT_AGE = 18;
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;
export const CODES_PER_HOUR = 5;

/**
 * Normalizes a typed code to ASCII digits without blanks. Arabic keyboards type other digits, and a
 * pasted code may contain blanks.
 */
export const typedCode = (text: string): string => asciiDigits(text).replace(/\s/g, '');

/**
 * Returns the age in full years on a date at the venue. In common years a birthday on 29 February
 * counts as 1 March.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function isAdultOn(birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) >= ADULT_AGE;
}

/** Returns the error code of a birth date in the future or of a minor; null if it is accepted. */
export function birthDateProblem(
  birthDate: string,
  today: string,
): 'AUTH_BIRTH_DATE_INVALID' | 'AUTH_UNDER_AGE' | null {
  if (birthDate > today) return 'AUTH_BIRTH_DATE_INVALID';
  return isAdultOn(birthDate, today) ? null : 'AUTH_UNDER_AGE';
}

const EMAIL_MAX = 254;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Returns the email address in stored form, in lower case; null if it is not valid. */
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

/** Returns the displayed name, made of first name and family name. */
export function fullNameOf(firstName: string, name: string): string {
  return `${firstName.trim()} ${name.trim()}`.trim();
}
