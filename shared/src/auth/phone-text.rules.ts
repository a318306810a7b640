import { asciiDigits } from '../search/fold.ts';

/** Characters around digits: blanks, brackets, dots, slashes and every dash. */
const SIGNS = /^[\d\s()[\]{}.·•∙/\\⁄\u2043\u2212\p{Pd}]*$/u;
/**
 * Prefix of a phone number: `tel:`, or the apostrophe with which a spreadsheet stores a number as
 * text.
 */
const IN_FRONT = /^(?:tel:\s*)?['’‘ʼ`´′]*/i;
/** Invisible characters, such as the direction marks around numbers in phone contacts. */
const UNSEEN = /[\p{Cf}\p{DI}]/gu;
const MAX_TYPED = 60;
const MOROCCO = '212';
/** Moroccan subscriber numbers, after the country code or the leading 0. */
const MOROCCAN = /^[5-8]\d{8}$/;
/**
 * Country code and number, possibly with a trunk 0 between them that is not dialled from abroad.
 */
const INTERNATIONAL = /^[1-9]\d{6,15}$/;

/**
 * A parsed number: a Moroccan one in E.164, or the digits of a foreign one, possibly with a
 * bracketed trunk 0.
 */
export type TypedPhone = { moroccan: string } | { foreign: string; withoutTrunk: string };

/**
 * Parses a number by its characters alone. Without a country code it is Moroccan; `00`, and 212
 * before nine digits, are country codes without a plus. Null if it cannot be a phone number.
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

/** Whether the text can be a phone number; only the form of foreign numbers is checked. */
export const isPhoneLike = (text: string): boolean => readPhone(text) !== null;

function international(digits: string, number: string): TypedPhone | null {
  if (digits.startsWith(MOROCCO)) return moroccan(digits.slice(MOROCCO.length).replace(/^0/, ''));
  if (!INTERNATIONAL.test(digits)) return null;
  return {
    foreign: digits,
    withoutTrunk: number
      .replace(/[([{]\s*0\s*[)\]}]/, '')
      .replace(/\D/g, '')
      .replace(/^00/, ''),
  };
}

function moroccan(subscriber: string): TypedPhone | null {
  return MOROCCAN.test(subscriber) ? { moroccan: `+${MOROCCO}${subscriber}` } : null;
}

/** Converts full-width letters and signs of East Asian keyboards. */
const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
  );
