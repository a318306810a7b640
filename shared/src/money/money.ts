import type { Locale } from '../locales/locale.ts';

/** An amount of money in whole centimes; the venue's currency is the dirham (MAD). */
export type Cents = number;

/** The largest amount in centimes that a request may contain, 10 million dirhams. */
export const MAX_CENTS = 1_000_000_000;

const UNIT: Record<Locale, string> = { fr: 'DH', en: 'MAD', ar: 'درهم' };
const NO_BREAK_SPACE = '\u00a0';
const GROUP: Record<Locale, string> = { fr: '\u202f', en: ',', ar: NO_BREAK_SPACE };
const DECIMAL: Record<Locale, string> = { fr: ',', en: '.', ar: ',' };
/**
 * The minus sign of an amount, by language. In right-to-left text a plain minus would appear after
 * its number; the left-to-right mark (second) keeps it in front. The right-to-left mark (first)
 * keeps the text right-to-left if it begins with the amount.
 */
const MINUS: Record<Locale, string> = { fr: '-', en: '-', ar: '\u200f\u200e-' };

/**
 * Formats an amount: `300 DH`, `1 250,50 DH`, `300 MAD`, `1 250,50 درهم`. Centimes appear only if
 * they are not 0. Digits are Western in every language. A comma separates thousands only in
 * English, because in Morocco it separates centimes.
 * @throws RangeError unless the amount is a whole number
 */
export function formatMoney(cents: Cents, locale: Locale): string {
  assertCents(cents);
  const amount = Math.abs(cents);
  const dirhams = inThrees(String(Math.floor(amount / 100))).join(GROUP[locale]);
  const rest = amount % 100 === 0 ? '' : DECIMAL[locale] + String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? MINUS[locale] : ''}${dirhams}${rest}${NO_BREAK_SPACE}${UNIT[locale]}`;
}

/** Formats a count with digits in groups of three, such as `12 480` in French. */
export function formatCount(count: number, locale: Locale): string {
  return inThrees(String(count)).join(GROUP[locale]);
}

/** Splits digits into groups of three from the right. */
function inThrees(digits: string): string[] {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
}

/**
 * Formats a number that is not money, such as a coordinate: `33.5` becomes `33,5` in French. Its
 * digits are not grouped.
 */
export function formatDecimal(value: number, locale: Locale): string {
  return String(value).replace('.', DECIMAL[locale]);
}

/**
 * Formats a rate in basis points (hundredths of a percent) as a percentage without the percent
 * sign, such as `20` or `5,5`.
 */
export function formatPercent(basisPoints: number, locale: Locale): string {
  return formatDecimal(basisPoints / 100, locale);
}

/**
 * Returns `count` shares that add up to exactly `total` and differ by at most one centime, larger
 * shares first.
 * @throws RangeError unless `total` is whole and `count` is a whole number above zero
 */
export function splitExactly(total: Cents, count: number): Cents[] {
  assertCents(total);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError(`Not a number of shares: ${count}`);
  const least = Math.floor(total / count);
  const larger = total - least * count;
  return Array.from({ length: count }, (_, index) => (index < larger ? least + 1 : least));
}

/** Returns the largest share in centimes if `total` is split among `players`. */
export function perPersonCents(total: Cents, players: number): Cents {
  return splitExactly(total, players)[0] ?? total;
}

function assertCents(cents: Cents): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in centimes: ${cents}`);
}
