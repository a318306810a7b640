/**
 * Minimum length of a password, in code points. That of staff is four more than that of players,
 * because staff can read the personal data of all customers.
 */
export const PASSWORD_MIN = { player: 10, staff: 14 } as const;
/** Maximum length of a password, in code points. */
const PASSWORD_MAX = 128;

/** Whether a text has a length that passwords of players or staff may have. */
export function hasPasswordLength(
  password: string,
  of: keyof typeof PASSWORD_MIN = 'player',
): boolean {
  // A code point has at most two UTF-16 units, so a text of more than twice the maximum is too long
  // without counting.
  if (password.length > 2 * PASSWORD_MAX) return false;
  const length = [...password].length;
  return length >= PASSWORD_MIN[of] && length <= PASSWORD_MAX;
}
