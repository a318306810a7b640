/**
 * Returns an E.164 number as it is dialled in Morocco: `+212612345678` becomes `0612345678`.
 * Foreign numbers keep their country code.
 */
export function nationalPhone(phone: string): string {
  return phone.replace(/^\+212/, '0');
}

/**
 * Formats an E.164 number with blanks: `+212612345678` becomes `+212 6 12 34 56 78`. Foreign
 * numbers are unchanged.
 */
export function formatPhone(phone: string): string {
  const found = /^\+212(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(phone.replaceAll(' ', ''));
  return found ? `+212 ${found.slice(1).join(' ')}` : phone;
}
