import { asciiDigits } from '../search/fold.ts';

/** What may stand around the digits: blanks, brackets, dots, slashes and every dash. */
const SIGNS = /^[\d\s()[\]{}.·•∙/\\⁄\u2043\u2212\p{Pd}]*$/u;
/** A link, or the sign by which a spreadsheet keeps a number as text. */
const IN_FRONT = /^(?:tel:\s*)?['’‘ʼ`´′]*/i;
/** Nothing to be seen, such as the marks of direction that come with a number from the contacts of a phone. */
const UNSEEN = /[\p{Cf}\p{DI}]/gu;
const MAX_TYPED = 60;
const MOROCCO = '212';
/** Moroccan subscriber numbers, after the country code or the leading 0. */
const MOROCCAN = /^[5-8]\d{8}$/;
/** A country code and what follows; with a 0 between them that is not dialled from abroad. */
const INTERNATIONAL = /^[1-9]\d{6,15}$/;

/** A number as it was typed: a Moroccan one in E.164, or the digits of another country, perhaps with a bracketed 0 that is none of them. */
export type TypedPhone = { moroccan: string } | { foreign: string; withoutTrunk: string };

/**
 * Reads a number by its signs alone. Without a country code it is Moroccan; `00`, and 212 before nine digits, are country codes without a plus.
 * `null` when it cannot be a phone number.
 */
export function readPhone(text: string): TypedPhone | null {
  if (text.length > MAX_TYPED) return null;
  const typed = asciiDigits(halfWidth(text)).replace(UNSEEN, '').trim().replace(IN_FRONT, '').trim();
  const plus = /^[([{\s]*\+/.test(typed);
  const number = plus ? typed.replace('+', '') : typed;
  if (!SIGNS.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  if (plus || digits.startsWith('00')) return international(digits.replace(/^00/, ''), number);
  return moroccan(digits.replace(digits.length > 11 ? /^2120?/ : /^0/, ''));
}

/** Whether it can be a phone number; of another country's numbers only the form is looked at. */
export const isPhoneLike = (text: string): boolean => readPhone(text) !== null;

function international(digits: string, number: string): TypedPhone | null {
  if (digits.startsWith(MOROCCO)) return moroccan(digits.slice(MOROCCO.length).replace(/^0/, ''));
  if (!INTERNATIONAL.test(digits)) return null;
  return { foreign: digits, withoutTrunk: number.replace(/[([{]\s*0\s*[)\]}]/, '').replace(/\D/g, '').replace(/^00/, '') };
}

function moroccan(subscriber: string): TypedPhone | null {
  return MOROCCAN.test(subscriber) ? { moroccan: `+${MOROCCO}${subscriber}` } : null;
}

/** Letters and signs of East Asian keyboards as everybody else's. */
const halfWidth = (text: string): string => text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));
