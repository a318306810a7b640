const MOST = 80;

/** Maximum number of replies in a thread, including hidden replies. */
export const MAX_REPLIES = 500;

/**
 * Returns the title of a thread: the given title, or the first line of the text, at most 80
 * characters.
 */
export function titleOf(title: string | undefined, message: string): string {
  const own = title?.trim();
  if (own) return own;
  const line = message.trim().split('\n', 1)[0]?.trim() ?? '';
  const letters = [...line];
  return letters.length <= MOST
    ? line
    : `${letters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`;
}
