import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { DAY, pitchWith } from '../../../test/days.ts';
import { matchAt, matchCells } from './match-cells.ts';

// Only the fields that a cell reads.
const match = {
  reference: 'OM-00000001',
  pitch: 'P1',
  placesLeft: 3,
  date: DAY,
  startTime: '23:00',
  endTime: '01:00',
} as OpenMatchAnswer;

describe('the open match of a cell', () => {
  const cells = matchCells([match]);
  const pitch = pitchWith('P1', '22:00', ['taken', 'taken', 'taken', 'taken']);
  const startsWithMatch = (on: typeof pitch) =>
    on.slots.flatMap((slot) =>
      matchAt({ pitch: on, slot }, cells)?.reference === match.reference ? [slot.startTime] : [],
    );

  it('is in every taken slot of its period, also past midnight, and in no other', () => {
    expect(startsWithMatch(pitch)).toEqual(['23:00', '00:00']);
    expect(cells[0]?.placesLeft).toBe(3);
  });

  it('is not on another pitch, in a free slot, in a past slot or without a slot', () => {
    expect(startsWithMatch({ ...pitch, pitch: 'P2' })).toEqual([]);
    expect(startsWithMatch(pitchWith('P1', '23:00', ['free', 'past']))).toEqual([]);
    expect(matchAt({ pitch, slot: null }, cells)).toBeUndefined();
  });
});
