/** A mention that the user is typing, from the `@` to the caret. */
export interface MentionBegun {
  from: number;
  /** The typed text after the `@`. */
  query: string;
}

/**
 * Matches a mention that is being typed at the end of a text. It starts at the beginning of a word.
 * A name has at most a first name and an initial, so a further blank ends the mention.
 */
const BEGUN = /(?:^|[\s(«"'،])@((?:\p{L}[\p{L}\p{M}'’.-]{0,39})?(?: \p{L}?\.?)?)$/u;

/**
 * Returns the mention that is being typed at the caret, or null.
 * @param caret the field's `selectionStart`
 */
export function mentionAt(text: string, caret: number): MentionBegun | null {
  const query = BEGUN.exec(text.slice(0, caret))?.[1];
  return query === undefined ? null : { from: caret - query.length - 1, query };
}

/**
 * Returns the text with the mention completed and a blank after it, and the new position of the
 * caret.
 */
export function withMention(
  text: string,
  { from, query }: MentionBegun,
  displayName: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${displayName} `;
  return {
    text: before + text.slice(from + 1 + query.length).replace(/^ /, ''),
    caret: before.length,
  };
}

export interface MentionPart {
  text: string;
  mention: boolean;
}

/**
 * Splits a text at its mentions of these names. If two names have the same beginning, the longer
 * name matches.
 */
export function mentionParts(text: string, names: readonly string[]): MentionPart[] {
  const calls = names.map((name) => `@${name}`).sort((a, b) => b.length - a.length);
  const parts: MentionPart[] = [];
  let end = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, end))) {
    const call = calls.find((one) => text.startsWith(one, at));
    if (call === undefined) continue;
    parts.push({ text: text.slice(end, at), mention: false }, { text: call, mention: true });
    end = at + call.length;
  }
  return [...parts, { text: text.slice(end), mention: false }].filter((part) => part.text !== '');
}

/** Returns the chosen players whose mentions are still in the text. */
export function stillMentioned<P extends { displayName: string }>(
  text: string,
  chosen: readonly P[],
): P[] {
  return chosen.filter(({ displayName }) => text.includes(`@${displayName}`));
}
