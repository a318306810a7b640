import { asciiDigits } from '../../search/fold.ts';
import type { BankDecimal } from '../payments.codes.ts';

const MAX_LINE_CENTS = 1_000_000_000;
const LONGEST = 60;

/**
 * Matches the spellings of the dirham before an amount in bank statements; `¤` means the currency
 * of the account.
 */
const BEFORE = /^([+-]?)(?:dirhams?|dhs?|mad|د\.?م\.?|دراهم|درهما?|¤)\.?/iu;
const BEHIND = /(?:dirhams?|dhs?|mad|د\.?م\.?|دراهم|درهما?|¤)\.?([+-]?)$/iu;
const MINUS = /[\u2212\u2010-\u2015\ufe63\uff0d]/gu;
const MARKS: Partial<Record<string, string>> = { CR: '', DR: '-', DB: '-' };

/**
 * Returns the amount in a cell in centimes, negative for debits. It reads forms such as `1 250,50`,
 * `+1.250,50`, `300.00-`, `MAD 300`, `300 د.م.`, `(300,00)` and `1'250.50`. Returns null if the
 * cell is not an amount in dirhams.
 */
export function readBankAmount(text: string, decimal: BankDecimal): number | null {
  if (text.length > LONGEST) return null;
  const inBrackets = /^\((.*)\)$/su.exec(text.trim())?.[1];
  const { sign, figures } = signed(bare(inBrackets ?? text, decimal), inBrackets !== undefined);
  if (sign === null) return null;
  const group = decimal === ',' ? '.' : ',';
  const match = /^(\d{1,3}(?:G\d{3})+|\d+)(?:D(\d{1,2}))?$/.exec(
    figures.replaceAll(group, 'G').replace(decimal, 'D'),
  );
  const [, whole = '', rest = ''] = match ?? [];
  const cents = Number(whole.replaceAll('G', '')) * 100 + Number(rest.padEnd(2, '0'));
  if (!match || cents > MAX_LINE_CENTS) return null;
  return sign === '-' ? -cents : cents;
}

/**
 * Returns the ASCII digits and signs of a cell, without blanks, apostrophes between thousands, and
 * the word for dirham.
 */
function bare(text: string, decimal: BankDecimal): string {
  return asciiDigits(text)
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', decimal === ',' ? '.' : ',')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(MINUS, '-')
    .replace(/^'/, '')
    .replace(/(\d)['\u2019\u02bc\u2018](?=\d)/gu, '$1')
    .replace(BEFORE, '$1')
    .replace(BEHIND, '$1');
}

/**
 * Returns the sign and the digits of an amount. The sign may be before or after the digits,
 * brackets around them, or `CR` or `DR` after them.
 */
function signed(text: string, inBrackets: boolean): { sign: '-' | '' | null; figures: string } {
  if (inBrackets) return { sign: '-', figures: text };
  const [, before = '', figures = '', after = ''] =
    /^([+-]?)(.*?)([+-]|CR|DR|DB)?$/i.exec(text) ?? [];
  if (before !== '' && after !== '') return { sign: null, figures };
  const sign = MARKS[after.toUpperCase()] ?? `${before}${after}`;
  return { sign: sign === '-' ? '-' : '', figures };
}

const FOREIGN_CODE =
  /^(?:EUR|USD|GBP|CHF|CAD|JPY|CNY|AED|SAR|QAR|KWD|TND|DZD|EGP|TRY|SEK|NOK|DKK|XOF)$/i;
const FOREIGN_WORD = /^(?:EUROS?|US\$|CA\$)$/i;
const FOREIGN_SIGN = /[\p{Sc}\ufdfc]/u;

/**
 * Whether a text with a number names a currency other than the dirham, such as `300,00 €` or `EUR
 * 300`.
 */
export function isForeignAmount(text: string): boolean {
  const words = text
    .slice(0, LONGEST)
    .split(/[\s\d.,()'+-]+/u)
    .filter((word) => word !== '');
  return /\d/.test(asciiDigits(text)) && words.some(isForeignCurrency);
}

/** Whether a cell names another currency for its row, such as `EUR` or `€`. */
export function isForeignCurrency(text: string): boolean {
  const word = text.trim();
  if (word.length > 10) return false;
  return (
    FOREIGN_CODE.test(word) ||
    FOREIGN_WORD.test(word) ||
    (FOREIGN_SIGN.test(word) && !word.includes('¤'))
  );
}
