import { asciiDigits } from '../search/fold.ts';

/**
 * Characters that may occur between the digits of a phone number: blanks, brackets, dots, slashes
 * and every dash.
 */
const SIGNS = /^[\d\s()[\]{}.·•∙/\\⁄\u2043\u2212\p{Pd}]*$/u;
/**
 * Prefix of a phone number that is ignored: `tel:`, or the apostrophe with which a spreadsheet
 * stores a number as text.
 */
const IN_FRONT = /^(?:tel:\s*)?['’‘ʼ`´′]*/i;
/** Invisible characters, such as the direction marks around numbers in phone contacts. */
const UNSEEN = /[\p{Cf}\p{DI}]/gu;
const MAX_TYPED = 60;
const MOROCCO = '212';
/** Form of a Moroccan phone number without the country code and without the leading 0. */
const MOROCCAN = /^[5-8]\d{8}$/;
/**
 * Form of an international number: country code, then subscriber number. A trunk 0, which is not
 * dialled from abroad, may be between the two.
 */
const INTERNATIONAL = /^[1-9]\d{6,15}$/;

/**
 * A parsed phone number: a Moroccan number in E.164, or the digits of a foreign number with and
 * without a bracketed trunk 0.
 */
export type TypedPhone = { moroccan: string } | { foreign: string; withoutTrunk: string };

/**
 * Parses a phone number by its characters alone. A number without a country code is Moroccan. A
 * leading `00`, or 212 before nine digits, counts as a country code without a plus. Returns null if
 * the text cannot be a phone number.
 */
export function readPhone(text: string): TypedPhone | null {
  if (text.length > MAX_TYPED) return null;
  const typed = asciiDigits(halfWidth(text))
    .replace(UNSEEN, '')
    .trim()
    .replace(IN_FRONT, '')
    .trim();
  const plus = /^[([{\s]*\+/.test(typed);
  const number = plus ? typed.replace('+', '') : typed;
  if (!SIGNS.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  if (plus || digits.startsWith('00')) return international(digits.replace(/^00/, ''), number);
  return moroccan(digits.replace(digits.length > 11 ? /^2120?/ : /^0/, ''));
}

/** Whether the text can be a phone number. For foreign numbers only the form is checked. */
export const isPhoneLike = (text: string): boolean => readPhone(text) !== null;

function international(digits: string, number: string): TypedPhone | null {
  if (digits.startsWith(MOROCCO)) return moroccan(digits.slice(MOROCCO.length).replace(/^0/, ''));
  const withoutTrunk = number
    .replace(/[([{]\s*0\s*[)\]}]/, '')
    .replace(/\D/g, '')
    .replace(/^00/, '');
  if (!INTERNATIONAL.test(digits)) return null;
  // A 0 in the middle of 212 is no trunk 0: without it, a number of another country would turn
  // into a Moroccan one that the rules of Moroccan numbers have not checked.
  return {
    foreign: digits,
    withoutTrunk: withoutTrunk.startsWith(MOROCCO) ? digits : withoutTrunk,
  };
}

function moroccan(subscriber: string): TypedPhone | null {
  return MOROCCAN.test(subscriber) ? { moroccan: `+${MOROCCO}${subscriber}` } : null;
}

/** Converts full-width characters, as East Asian keyboards type them, to ASCII. */
const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
  );
