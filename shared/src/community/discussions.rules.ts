const MOST = 80;

/** Replies a thread takes, hidden ones included: who has more to say opens another. */
export const MAX_REPLIES = 500;

/** The title of a thread: its own, or the first line of what is said, at most 80 characters. */
export function titleOf(title: string | undefined, message: string): string {
  const own = title?.trim();
  if (own) return own;
  const line = message.trim().split('\n', 1)[0]?.trim() ?? '';
  const letters = [...line];
  return letters.length <= MOST ? line : `${letters.slice(0, MOST - 1).join('').trimEnd()}…`;
}
