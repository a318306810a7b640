export type DisplayState = 'planned' | 'shown' | 'over';

/**
 * The display state of a record on a day: before, within or after its display period. First and
 * last day are included, and either may be open.
 */
export function displayState(
  { from, to }: { from: string | null; to: string | null },
  today: string,
): DisplayState {
  if (from !== null && today < from) return 'planned';
  return to !== null && today > to ? 'over' : 'shown';
}
