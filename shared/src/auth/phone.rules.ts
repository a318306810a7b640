import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readPhone } from './phone-text.rules.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * The number in E.164, `+212612345678`; `null` when it is no number that can be called. Moroccan numbers are read by our own rules
 * (`readPhone`), those of other countries by their numbering plans: `+33 (0)6 98 76 54 32` is `+33698765432`.
 * Pages do not load this file, which brings the plans of all countries: they ask `isPhoneLike`.
 */
export function normalizePhone(text: string): string | null {
  const typed = readPhone(text);
  if (typed === null) return null;
  return 'moroccan' in typed ? typed.moroccan : foreign(typed.foreign) ?? foreign(typed.withoutTrunk);
}

/**
 * The forms in which a number that is typed now may be stored, today's first: before numbering plans were asked, a number of another
 * country was stored with the 0 that is not dialled from abroad, and with any length.
 */
export function storedPhones(text: string): string[] {
  const typed = readPhone(text);
  const today = normalizePhone(text);
  const before = typed !== null && 'foreign' in typed ? [`+${typed.foreign}`] : [];
  return [...new Set([...(today === null ? [] : [today]), ...before])];
}

/** In E.164; null where a number of its country has another length. A number that was dialled with two of its country's prefixes loses both. */
function foreign(digits: string): string | null {
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.isPossible() || !E164.test(number.number)) return null;
  return number.number.length < digits.length + 1 ? foreign(number.number.slice(1)) : number.number;
}
