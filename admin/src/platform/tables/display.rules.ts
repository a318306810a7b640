export type DisplayState = 'planned' | 'shown' | 'over';

/** Whether something with a first and a last day, both included and both possibly open, is shown on a day. */
export function displayState({ from, to }: { from: string | null; to: string | null }, today: string): DisplayState {
  if (from !== null && today < from) return 'planned';
  return to !== null && today > to ? 'over' : 'shown';
}
