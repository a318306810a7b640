import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readPhone } from './phone-text.rules.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Returns the number in E.164, such as `+212612345678`; null if it is not valid. Moroccan numbers
 * follow the rules of `readPhone`, foreign numbers the numbering plan of their country: `+33 (0)6
 * 98 76 54 32` becomes `+33698765432`. Pages use `isPhoneLike` instead, because this file loads the
 * plans of all countries.
 */
export function normalizePhone(text: string): string | null {
  const typed = readPhone(text);
  if (typed === null) return null;
  return 'moroccan' in typed
    ? typed.moroccan
    : (foreign(typed.foreign) ?? foreign(typed.withoutTrunk));
}

/**
 * Returns the forms in which a number may be stored in the database, the current form first.
 * Earlier versions of this product stored foreign numbers with the trunk 0 and of any length.
 */
export function storedPhones(text: string): string[] {
  const typed = readPhone(text);
  const today = normalizePhone(text);
  const before = typed !== null && 'foreign' in typed ? [`+${typed.foreign}`] : [];
  return [...new Set([...(today === null ? [] : [today]), ...before])];
}

/**
 * Returns a foreign number in E.164; null if its length is not valid in its country. If a country
 * has several national prefixes and the number begins with two of them, both are removed.
 */
function foreign(digits: string): string | null {
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.isPossible() || !E164.test(number.number)) return null;
  return number.number.length < digits.length + 1 ? foreign(number.number.slice(1)) : number.number;
}
