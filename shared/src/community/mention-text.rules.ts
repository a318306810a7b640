/** A name that is being written after an `@`, from that sign to the caret. */
export interface MentionBegun {
  from: number;
  /** What stands behind the sign. */
  query: string;
}

/** The sign begins a mention at the start of a word; a name has at most a first name and a letter, so a blank more ends it. */
const BEGUN = /(?:^|[\s(«"'،])@((?:\p{L}[\p{L}\p{M}'’.-]{0,39})?(?: \p{L}?\.?)?)$/u;

/** The mention that the caret stands in, if it stands in one. @param caret counts as the field's `selectionStart` */
export function mentionAt(text: string, caret: number): MentionBegun | null {
  const query = BEGUN.exec(text.slice(0, caret))?.[1];
  return query === undefined ? null : { from: caret - query.length - 1, query };
}

/** The text with the mention filled in, a blank behind it, and where the caret stands then. */
export function withMention(text: string, { from, query }: MentionBegun, displayName: string): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${displayName} `;
  return { text: before + text.slice(from + 1 + query.length).replace(/^ /, ''), caret: before.length };
}

export interface MentionPart {
  text: string;
  mention: boolean;
}

/** A text cut at those of the names that it calls with an `@`; where one name begins another, the longer one counts. */
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

/** Those of the chosen players whose names still stand in the text. */
export function stillMentioned<P extends { displayName: string }>(text: string, chosen: readonly P[]): P[] {
  return chosen.filter(({ displayName }) => text.includes(`@${displayName}`));
}
