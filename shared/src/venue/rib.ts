/**
 * The 24 digits of a Moroccan bank account number (bank 3, town 3, account 16, key 2), typed with
 * or without blanks, dots and dashes, or as an IBAN (`MA`, two check digits, the 24 digits). Null
 * unless the key and the IBAN's check digits are correct.
 */
export function readRib(text: string): string | null {
  const typed = text
    .slice(0, 60)
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '');
  const digits = typed.startsWith('MA') ? ribOfIban(typed) : typed;
  return digits !== null && hasRibKey(digits) ? digits : null;
}

/**
 * The account number within a Moroccan IBAN; null unless it has 26 digits and passes the check of
 * ISO 13616 (remainder 1 by 97, with M = 22 and A = 10).
 */
function ribOfIban(iban: string): string | null {
  const [, check, digits] = /^MA(\d{2})(\d{24})$/.exec(iban) ?? [];
  if (check === undefined || digits === undefined) return null;
  return BigInt(`${digits}2210${check}`) % 97n === 1n ? digits : null;
}

/**
 * Whether the text has 24 digits, of which the last two equal 97 minus the remainder of the first
 * 22 digits, times 100, divided by 97.
 */
export function hasRibKey(digits: string): boolean {
  return /^\d{24}$/.test(digits) && BigInt(digits) % 97n === 0n;
}

/** The key of the first 22 digits, as two digits. @throws RangeError unless there are 22 */
export function ribKey(account: string): string {
  if (!/^\d{22}$/.test(account)) throw new RangeError('A RIB key is made of 22 digits');
  return String(97n - ((BigInt(account) * 100n) % 97n)).padStart(2, '0');
}

/** The account number in groups as banks print it: `007 780 0001234567890123 45`. */
export function formatRib(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 22), digits.slice(22)].join(' ');
}
