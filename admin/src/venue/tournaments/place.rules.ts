/** Where a side comes from before its team is known: a rank of a group, or how a match ended. */
export type Place = { kind: 'group'; group: string; rank: string } | { kind: 'winner' | 'loser'; match: string };

/** `group:A:1`, `winner:MT-…`, `loser:MT-…`; null for what is none of them. */
export function placeOf(from: string): Place | null {
  const [kind, first, rank] = from.split(':');
  if (first === undefined) return null;
  if (kind === 'group' && rank !== undefined) return { kind, group: first, rank };
  return kind === 'winner' || kind === 'loser' ? { kind, match: first } : null;
}
