/**
 * Returns the 24 digits of a Moroccan bank account number (bank 3, town 3, account 16, key 2). The
 * number may contain blanks, dots and dashes, or be an IBAN (`MA`, two check digits, the 24
 * digits). Null unless the key and the IBAN's check digits are correct.
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
 * Returns the account number within a Moroccan IBAN. Null unless the IBAN is `MA` with 26 digits
 * and passes the check of ISO 13616. The check moves `MA` and the check digits to the end, and
 * writes M as 22 and A as 10. The number must then have the remainder 1 when divided by 97.
 */
function ribOfIban(iban: string): string | null {
  const [, check, digits] = /^MA(\d{2})(\d{24})$/.exec(iban) ?? [];
  if (check === undefined || digits === undefined) return null;
  return BigInt(`${digits}2210${check}`) % 97n === 1n ? digits : null;
}

/**
 * Whether a text has 24 digits and a valid key, which is its last two digits. The first 22 digits
 * times 100 are divided by 97; the key is 97 minus the remainder.
 */
export function hasRibKey(digits: string): boolean {
  return /^\d{24}$/.test(digits) && BigInt(digits) % 97n === 0n;
}

/**
 * Returns the key of an account number's first 22 digits, as two digits.
 * @throws RangeError unless there are 22 digits
 */
export function ribKey(account: string): string {
  if (!/^\d{22}$/.test(account)) throw new RangeError('A RIB key is made of 22 digits');
  return String(97n - ((BigInt(account) * 100n) % 97n)).padStart(2, '0');
}

/**
 * Returns the account number in the groups in which banks print it: `007 780 0001234567890123 45`.
 */
export function formatRib(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 22), digits.slice(22)].join(' ');
}

/**
 * Returns the 15 digits of a Moroccan company number (identifiant commun de l'entreprise: company
 * 9, place 4, key 2). Blanks, dots and dashes are removed. Null unless there are 15 digits.
 */
export function readIce(text: string): string | null {
  const digits = text.slice(0, 60).replace(/[\s.-]/g, '');
  return /^\d{15}$/.test(digits) ? digits : null;
}
