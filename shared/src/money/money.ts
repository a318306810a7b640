import type { Locale } from '../locales/locale.ts';

/** Money is a whole number of centimes; the venue's currency is the dirham (MAD). */
export type Cents = number;

/** The largest amount that a request may contain: 10 million dirhams. */
export const MAX_CENTS = 1_000_000_000;

const UNIT: Record<Locale, string> = { fr: 'DH', en: 'MAD', ar: 'درهم' };
const NO_BREAK_SPACE = '\u00a0';
const GROUP: Record<Locale, string> = { fr: '\u202f', en: ',', ar: NO_BREAK_SPACE };
const DECIMAL: Record<Locale, string> = { fr: ',', en: '.', ar: ',' };
/**
 * In right-to-left text a plain minus would appear after its number; the left-to-right mark
 * (second) keeps it in front. The right-to-left mark (first) keeps the text right-to-left if it
 * begins with the amount.
 */
const MINUS: Record<Locale, string> = { fr: '-', en: '-', ar: '\u200f\u200e-' };

/**
 * A formatted amount: `300 DH`, `1 250,50 DH`, `300 MAD`, `1 250,50 درهم`; centimes only if there
 * are any. Digits are Western in every language; a comma separates thousands in English only,
 * because in Morocco it separates centimes. @throws RangeError unless the amount is a whole number
 */
export function formatMoney(cents: Cents, locale: Locale): string {
  assertCents(cents);
  const amount = Math.abs(cents);
  const dirhams = inThrees(String(Math.floor(amount / 100))).join(GROUP[locale]);
  const rest = amount % 100 === 0 ? '' : DECIMAL[locale] + String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? MINUS[locale] : ''}${dirhams}${rest}${NO_BREAK_SPACE}${UNIT[locale]}`;
}

/** A formatted count, with digits in groups of three: `12 480` in French. */
export function formatCount(count: number, locale: Locale): string {
  return inThrees(String(count)).join(GROUP[locale]);
}

/** Digits in groups of three from the right. */
function inThrees(digits: string): string[] {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
}

/**
 * A formatted number that is not money, such as a coordinate: `33.5` is `33,5` in French. Its
 * digits stay together.
 */
export function formatDecimal(value: number, locale: Locale): string {
  return String(value).replace('.', DECIMAL[locale]);
}

/** A rate in basis points as a percentage without its sign: `20`, `5,5`. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  return formatDecimal(basisPoints / 100, locale);
}

/**
 * `count` shares that add up to `total` exactly and differ by at most one centime, larger ones
 * first.
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

/** The largest share if `total` is split among `players`. */
export function perPersonCents(total: Cents, players: number): Cents {
  return splitExactly(total, players)[0] ?? total;
}

function assertCents(cents: Cents): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in centimes: ${cents}`);
}
