/**
 * Joiners between letters, as Arabic script writes them, and inside of a pictogram, as in a family of four; and beside those what hides:
 * blanks without width, marks of direction, joiners that join nothing. Two names with and without them look the same.
 */
const JOINED_OR_HIDDEN =
  /([\p{L}\p{M}][\u200c\u200d](?=[\p{L}\p{M}])|[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]\u200d(?=\p{Extended_Pictographic}))|[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text without what hides in it or turns what stands around it. */
export const withoutHidden = (text: string): string => text.replace(JOINED_OR_HIDDEN, '$1');

/**
 * What was typed into a field, as it is meant, also as a replacer of `JSON.stringify`: marks of direction come along when one pastes
 * an amount or a name from a message of ours, and nobody sees them. A password is left as it is.
 */
export function meantIn(field: string, value: unknown): unknown {
  return typeof value === 'string' && !/password/i.test(field) ? withoutHidden(value) : value;
}
