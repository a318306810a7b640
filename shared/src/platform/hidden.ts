/**
 * Joiners between letters, as Arabic script writes them, and what makes one pictogram of several, as in a family of four or the flag of
 * Wales; and beside those what is not seen: blanks without width, letters and dots without ink, marks of direction, joiners and styles of
 * nothing. Two names with and without them look the same.
 */
const JOINED_OR_HIDDEN =
  /((?!\p{DI})[\p{L}\p{M}][\u200c\u200d](?!\p{DI})(?=[\p{L}\p{M}])|\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f}|\p{Emoji}[\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?)|[\p{DI}\u2800]/gu;

/** A text without what hides in it or turns what stands around it. */
export const withoutHidden = (text: string): string => text.replace(JOINED_OR_HIDDEN, '$1');

/**
 * What was typed into a field, as it is meant, also as a replacer of `JSON.stringify`: marks of direction come along when one pastes
 * an amount or a name from a message of ours, and nobody sees them. A password is left as it is.
 */
export function meantIn(field: string, value: unknown): unknown {
  return typeof value === 'string' && !/password/i.test(field) ? withoutHidden(value) : value;
}
