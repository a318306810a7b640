export type DisplayState = 'planned' | 'shown' | 'over';

/** The display state on a day; first and last day are inclusive, and either may be open. */
export function displayState(
  { from, to }: { from: string | null; to: string | null },
  today: string,
): DisplayState {
  if (from !== null && today < from) return 'planned';
  return to !== null && today > to ? 'over' : 'shown';
}
