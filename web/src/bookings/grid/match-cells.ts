import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { periodOf, wallOf } from '@five/shared/time/wall-time';
import type { BoardCell } from './board.ts';

/** An open match that occupies a slot of the grid. */
export interface MatchOfCell {
  reference: string;
  pitch: string;
  start: string;
  end: string;
  placesLeft: number;
}

export const matchCells = (matches: readonly OpenMatchAnswer[]): MatchOfCell[] =>
  matches.map(({ reference, pitch, placesLeft, date, startTime, endTime }) => ({
    reference,
    pitch,
    placesLeft,
    ...periodOf(date, startTime, endTime),
  }));

/**
 * Returns the open match that takes place in this cell; undefined if the cell is not taken or has
 * no open match.
 */
export function matchAt(
  { pitch, slot }: BoardCell,
  matches: readonly MatchOfCell[],
): MatchOfCell | undefined {
  if (slot?.state !== 'taken') return undefined;
  const at = wallOf(slot.date, slot.startTime);
  return matches.find(
    (match) => match.pitch === pitch.pitch && match.start <= at && at < match.end,
  );
}
