import type { OpenMatchAnswer } from '@five/shared/community/open-matches.contract';
import { periodOf, wallOf } from '@five/shared/time/wall-time';
import type { BoardCell } from './board.ts';

/** A match on a taken slot that looks for players. */
export interface MatchOfCell {
  reference: string;
  pitch: string;
  start: string;
  end: string;
  placesLeft: number;
}

export const matchCells = (matches: readonly OpenMatchAnswer[]): MatchOfCell[] =>
  matches.map(({ reference, pitch, placesLeft, date, startTime, endTime }) => ({ reference, pitch, placesLeft, ...periodOf(date, startTime, endTime) }));

/** The match that is played in this cell, where it is taken. */
export function matchAt({ pitch, slot }: BoardCell, matches: readonly MatchOfCell[]): MatchOfCell | undefined {
  if (slot?.state !== 'taken') return undefined;
  const at = wallOf(slot.date, slot.startTime);
  return matches.find((match) => match.pitch === pitch.pitch && match.start <= at && at < match.end);
}
