import type { Locale } from '../locales/locale.ts';

/** Money is a whole number of centimes; the venue's currency is the dirham (MAD). */
export type Cents = number;

/** The largest single amount that anyone may write: 10 million dirhams. */
export const MAX_CENTS = 1_000_000_000;

const UNIT: Record<Locale, string> = { fr: 'DH', en: 'MAD', ar: 'درهم' };
const NO_BREAK_SPACE = '\u00a0';
const GROUP: Record<Locale, string> = { fr: '\u202f', en: ',', ar: NO_BREAK_SPACE };
const DECIMAL: Record<Locale, string> = { fr: ',', en: '.', ar: ',' };
/** In a line from right to left a bare minus would be read behind its number: the second mark holds it in front. The first one keeps a text that begins with it one from right to left. */
const MINUS: Record<Locale, string> = { fr: '-', en: '-', ar: '\u200f\u200e-' };

/**
 * An amount as people read it: `300 DH`, `1 250,50 DH`, `300 MAD`, `1 250,50 درهم`; centimes only where there are some.
 * Digits are Western in every language, and a comma parts thousands in English alone: in Morocco it parts the centimes. @throws RangeError unless the amount is a whole number
 */
export function formatMoney(cents: Cents, locale: Locale): string {
  assertCents(cents);
  const amount = Math.abs(cents);
  const dirhams = inThrees(String(Math.floor(amount / 100))).join(GROUP[locale]);
  const rest = amount % 100 === 0 ? '' : DECIMAL[locale] + String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? MINUS[locale] : ''}${dirhams}${rest}${NO_BREAK_SPACE}${UNIT[locale]}`;
}

/** A count of things, its digits in threes: `12 480` in French. */
export function formatCount(count: number, locale: Locale): string {
  return inThrees(String(count)).join(GROUP[locale]);
}

/** Digits in threes, counted from the right. */
function inThrees(digits: string): string[] {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
}

/** A number that is no money, such as a coordinate: `33.5` is `33,5` in French. Its digits stay together. */
export function formatDecimal(value: number, locale: Locale): string {
  return String(value).replace('.', DECIMAL[locale]);
}

/** The figure of a share of so many hundredths of a percent: `20`, `5,5`. The sign is the sentence's. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  return formatDecimal(basisPoints / 100, locale);
}

/**
 * `count` shares that add up to `total` exactly and differ by at most one centime, the larger ones first.
 * @throws RangeError unless `total` is whole and `count` is a whole number above zero
 */
export function splitExactly(total: Cents, count: number): Cents[] {
  assertCents(total);
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a number of shares: ${count}`);
  const least = Math.floor(total / count);
  const larger = total - least * count;
  return Array.from({ length: count }, (_, index) => (index < larger ? least + 1 : least));
}

/** What one of `players` pays at most: the largest of the shares. */
export function perPersonCents(total: Cents, players: number): Cents {
  return splitExactly(total, players)[0] ?? total;
}

function assertCents(cents: Cents): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in centimes: ${cents}`);
}
