import type { SlotChange } from '@five/shared/realtime/topics';
import { DAY, dayWith, NEXT_DAY, pitchWith, slotAt } from '../../../test/days.ts';
import {
  boardHours,
  choiceOf,
  findChoice,
  isInside,
  partOf,
  withChange,
  type BoardCell,
} from './board.ts';

const cellOf = (pitch: BoardCell['pitch'], startTime: string): BoardCell => ({
  pitch,
  slot: pitch.slots.find((slot) => slot.startTime === startTime) ?? null,
});

describe('the hours of the grid', () => {
  it('are all start times of the day in order, those after midnight last', () => {
    const day = dayWith(
      pitchWith('P1', '23:00', ['free', 'free']),
      pitchWith('P2', '22:30', ['free', 'free', 'free']),
    );
    expect(boardHours(day).map(({ date, startTime }) => `${date} ${startTime}`)).toEqual([
      `${DAY} 22:30`,
      `${DAY} 23:00`,
      `${DAY} 23:30`,
      `${NEXT_DAY} 00:00`,
      `${NEXT_DAY} 00:30`,
    ]);
  });

  it('have one cell per pitch in the order of the pitches, empty without a slot', () => {
    const day = dayWith(pitchWith('P2', '18:00', ['free']), pitchWith('P1', '19:00', ['free']));
    const cells = boardHours(day).map((hour) =>
      hour.cells.map(({ pitch, slot }) => `${pitch.pitch} ${slot?.startTime ?? '-'}`),
    );
    expect(cells).toEqual([
      ['P2 18:00', 'P1 -'],
      ['P2 -', 'P1 19:00'],
    ]);
  });

  it('leave out an hour that is past on every pitch, unless past hours are wanted', () => {
    const day = dayWith(
      pitchWith('P1', '10:00', ['past', 'past', 'free']),
      pitchWith('P2', '11:00', ['taken', 'free']),
    );
    expect(boardHours(day).map(({ startTime }) => startTime)).toEqual(['11:00', '12:00']);
    expect(boardHours(day, true).map(({ startTime }) => startTime)).toEqual([
      '10:00',
      '11:00',
      '12:00',
    ]);
  });
});

describe('pressing a cell', () => {
  const pitch = pitchWith('P1', '22:00', ['free', 'free', 'taken', 'free']);

  it('selects its slot with the end and the price of the length', () => {
    expect(choiceOf(cellOf(pitch, '22:00'), 60)).toMatchObject({
      durationMinutes: 60,
      endTime: '23:00',
      totalCents: 30_000,
    });
    expect(choiceOf(cellOf(pitch, '22:00'), 120)).toMatchObject({
      endTime: '00:00',
      totalCents: 60_000,
    });
  });

  it('selects nothing where one of two hours is taken although a price was loaded', () => {
    expect(choiceOf(cellOf(pitch, '23:00'), 60)).not.toBeNull();
    expect(choiceOf(cellOf(pitch, '23:00'), 120)).toBeNull();
    expect(choiceOf(cellOf(pitch, '00:00'), 60)).toBeNull();
  });

  it('selects nothing without a slot or without a price of the length', () => {
    expect(choiceOf(cellOf(pitch, '20:00'), 60)).toBeNull();
    const slot = slotAt('22:00', { prices: { 60: 30_000, 120: null } });
    const closing = { ...pitch, slots: [slot] };
    expect(choiceOf({ pitch: closing, slot }, 60)).not.toBeNull();
    expect(choiceOf({ pitch: closing, slot }, 120)).toBeNull();
  });

  it('marks every cell of the selected booking, also past midnight, and no other', () => {
    const free = pitchWith('P1', '22:00', ['free', 'free', 'free', 'free']);
    const choice = choiceOf(cellOf(free, '23:00'), 120);
    const inside = free.slots.filter((slot) => isInside({ pitch: free, slot }, choice));
    expect(inside.map(({ startTime }) => startTime)).toEqual(['23:00', '00:00']);
    const other = { ...free, pitch: 'P2' };
    expect(isInside(cellOf(other, '23:00'), choice)).toBe(false);
    expect(isInside(cellOf(free, '23:00'), null)).toBe(false);
  });
});

describe('the selection of the URL', () => {
  const day = dayWith(
    pitchWith('P1', '18:00', ['taken', 'free']),
    pitchWith('P2', '18:00', ['free', 'taken']),
  );
  const find = (startTime: string | null, pitch: string | null, durationMinutes: 60 | 120 = 60) =>
    findChoice(day, { startTime, pitch, durationMinutes })?.pitch.pitch ?? null;

  it('is the named pitch, or the first free pitch if none is named', () => {
    expect(find('18:00', 'P2')).toBe('P2');
    expect(find('18:00', null)).toBe('P2');
    expect(find('19:00', null)).toBe('P1');
  });

  it('is nothing where the slot is taken, too short, unknown or not named', () => {
    expect(find('18:00', 'P1')).toBeNull();
    expect(find('18:00', 'P2', 120)).toBeNull();
    expect(find('03:00', null)).toBeNull();
    expect(find('18:00', 'P9')).toBeNull();
    expect(find(null, null)).toBeNull();
  });
});

describe('a live change', () => {
  const day = dayWith(
    pitchWith('P1', '22:00', ['free', 'free', 'free', 'free']),
    pitchWith('P2', '22:00', ['free', 'free', 'free', 'free']),
  );
  const change: SlotChange = {
    pitch: 'P1',
    date: DAY,
    startTime: '23:00',
    endTime: '01:00',
    state: 'taken',
    heldUntil: '2026-11-21T20:00:00.000Z',
  };
  const taken = (changed: typeof day) =>
    changed.pitches.map(({ slots }) =>
      slots.flatMap(({ startTime, state }) => (state === 'taken' ? [startTime] : [])),
    );

  it('applies to the slots of its pitch within its period, also past midnight', () => {
    const changed = withChange(day, change);
    expect(taken(changed)).toEqual([['23:00', '00:00'], []]);
    expect(changed.pitches[0]?.slots[1]?.heldUntil).toBe(change.heldUntil);
    expect(changed.pitches[0]?.slots[0]?.heldUntil).toBeNull();
  });

  it('of a whole day, which ends when it starts, applies to all later slots', () => {
    const closed = withChange(day, { ...change, startTime: '22:00', endTime: '22:00' });
    expect(taken(closed)[0]).toEqual(['22:00', '23:00', '00:00', '01:00']);
  });

  it('that starts after midnight leaves the evening as it was', () => {
    const late = { ...change, date: NEXT_DAY, startTime: '00:00', endTime: '01:00' };
    expect(taken(withChange(day, late))[0]).toEqual(['00:00']);
  });

  it('leaves the day it was given as it was', () => {
    withChange(day, change);
    expect(taken(day)).toEqual([[], []]);
  });
});

describe('the part of the day', () => {
  it.each([
    [DAY, '09:00', 'morning'],
    [DAY, '11:59', 'morning'],
    [DAY, '12:00', 'afternoon'],
    [DAY, '16:59', 'afternoon'],
    [DAY, '17:00', 'evening'],
    [DAY, '23:30', 'evening'],
    [NEXT_DAY, '00:00', 'night'],
    [NEXT_DAY, '01:30', 'night'],
  ])('of %s %s is %s', (date, startTime, part) => {
    expect(partOf(DAY, { date, startTime, cells: [] })).toBe(part);
  });
});
