import { normalizePhone } from '../auth/phone.rules.ts';
import { stripInvisible } from '../platform/invisible-characters.ts';
import { fold } from '../search/fold.ts';

/** Matches text that this product's CSV export escaped with an apostrophe. */
const MARKED = /^'(?=[\s"]*[=+\-@])/;
const LONGEST_PHONE_CELL = 200;

/**
 * Returns the text of a cell in Unicode composed form (NFC), without invisible characters and
 * spreadsheet escapes.
 */
export function cellText(cell: string): string {
  const text = stripInvisible(cell).normalize('NFC').trim();
  return unquoted(text).replace(MARKED, '').trim();
}

/**
 * Removes the wrapper `="…"` with which some exports write a number as text, such as
 * `="0612345678"`.
 */
function unquoted(text: string): string {
  return /^=\s*"([^"]*)"$/.exec(text)?.[1] ?? text;
}

export interface PhoneCell {
  /** Phone number in E.164; null if the cell has none. */
  phone: string | null;
  /** Other contents of the cell, such as another number or a name. */
  rest: string[];
}

const SEPARATORS = /:::|[;,|\r\n]|\s(?:ou|or|et|and|أو|\/)\s|\/(?=\s?(?:\+|0))/iu;
/** Matches a label before a phone number, such as `Tél :`. */
const LATIN_AHEAD =
  /^(?:tel|tél|téléphone|telephone|phone|gsm|mobile|portable|whatsapp|wa)\s*[.:]?\s*(?=[+(\d])/iu;
const ARABIC_AHEAD = /^(?:هاتف|الهاتف)\s*[.:]?\s*(?=[+(\d])/iu;
const MEANS_PHONE = new Set(
  [
    'whatsapp',
    'wa',
    'mobile',
    'gsm',
    'tel',
    'telephone',
    'portable',
    'phone',
    'واتساب',
    'الهاتف',
    'هاتف',
  ].map(fold),
);
/** Matches a phone number that a spreadsheet wrote with a decimal part. */
const DECIMAL = /^(\+?\d{9,15})[.,]0+$/;
const BETWEEN_DIGITS = /[/\u2010-\u2015\u2212_\u00b7\u2022]+/gu;

/** Returns the phone number of a cell, without formatting that the file added. */
export function readPhoneCell(cell: string): PhoneCell {
  if (cell.length > LONGEST_PHONE_CELL) return { phone: null, rest: [] };
  const text = cellText(cell).replace(/^['=]+/, '');
  const whole = readNumber(text);
  if (whole.phone !== null) return whole;
  const parts = text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const at = parts.findIndex((part) => readNumber(part).phone !== null);
  if (at < 0) return { phone: null, rest: [] };
  const { phone, rest } = readNumber(parts[at] ?? '');
  return { phone, rest: [...rest, ...parts.filter((_, index) => index !== at)] };
}

function readNumber(text: string): PhoneCell {
  const bare = text.replace(LATIN_AHEAD, '').replace(ARABIC_AHEAD, '').replace(DECIMAL, '$1');
  const { number, word } = apart(bare);
  const phone = normalizePhone(number.replace(BETWEEN_DIGITS, ' ').trim());
  return {
    phone,
    rest: phone === null || word === '' || MEANS_PHONE.has(fold(word)) ? [] : [word],
  };
}

/**
 * Separates a number from the words after it. A letter directly after the last digit belongs to the
 * number.
 */
function apart(text: string): { number: string; word: string } {
  const end = [...text].findLastIndex((sign) => /\p{Nd}/u.test(sign)) + 1;
  const behind = [...text].slice(end).join('');
  const isWord = /\p{L}/u.test(behind) && !/^\p{L}/u.test(behind);
  if (!isWord) return { number: text, word: '' };
  const word = behind.replace(/[()[\]{}:-]/g, ' ').trim();
  return { number: [...text].slice(0, end).join(''), word };
}
