/** The digits of a Moroccan bank account number (bank 3, town 3, account 16, key 2) as typed, without blanks, dots and dashes; `null` unless there are 24 of them and the key is right. */
export function readRib(text: string): string | null {
  const digits = text.slice(0, 60).replace(/[\s.-]/g, '');
  return hasRibKey(digits) ? digits : null;
}

/** Whether the text is 24 digits of which the last two are 97 less the rest of the others, times 100, by 97. */
export function hasRibKey(digits: string): boolean {
  return /^\d{24}$/.test(digits) && BigInt(digits) % 97n === 0n;
}

/** The key of the first 22 digits, as two digits. @throws RangeError unless there are 22 */
export function ribKey(account: string): string {
  if (!/^\d{22}$/.test(account)) throw new RangeError('A RIB key is made of 22 digits');
  return String(97n - ((BigInt(account) * 100n) % 97n)).padStart(2, '0');
}

/** The number in groups as banks print it: `007 780 0001234567890123 45`. */
export function formatRib(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 22), digits.slice(22)].join(' ');
}
