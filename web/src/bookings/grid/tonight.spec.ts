import { DAY, dayWith, NEXT_DAY, pitchWith, slotAt } from '../../../test/days.ts';
import { emptyReason, eveningOf } from './tonight.ts';

describe('the free hours of this evening', () => {
  it('begin at five and go on past midnight, eight at most', () => {
    const day = dayWith(pitchWith('P1', '16:00', Array<'free'>(11).fill('free')));
    const hours = eveningOf(day);
    expect(hours.map(({ startTime }) => startTime)).toEqual(
      ['17', '18', '19', '20', '21', '22', '23', '00'].map((hour) => `${hour}:00`),
    );
    expect(hours.at(-1)?.date).toBe(NEXT_DAY);
  });

  it('are those of the whole day where nothing is open in the evening', () => {
    const day = dayWith(pitchWith('P1', '09:00', ['past', 'taken', 'free']));
    expect(eveningOf(day).map(({ startTime }) => startTime)).toEqual(['10:00', '11:00']);
  });

  it('give the number of free pitches and the lowest price of one hour', () => {
    const cheap = { pitch: 'P2', name: 'Terrain P2', slots: [slotAt('18:00')] };
    const dear = {
      ...cheap,
      pitch: 'P3',
      slots: [slotAt('18:00', { prices: { 60: 45_000, 120: 20_000 } })],
    };
    const day = dayWith(pitchWith('P1', '18:00', ['taken']), dear, cheap);
    expect(eveningOf(day)).toEqual([
      { date: DAY, startTime: '18:00', freePitches: 2, fromCents: 30_000 },
    ]);
  });

  it('give no price where every pitch is taken', () => {
    const day = dayWith(pitchWith('P1', '18:00', ['taken', 'free']));
    expect(eveningOf(day)[0]).toMatchObject({ freePitches: 0, fromCents: null });
  });

  it('are none after the last hour and on a day without pitches', () => {
    expect(eveningOf(dayWith(pitchWith('P1', '18:00', ['past', 'past'])))).toEqual([]);
    expect(eveningOf(dayWith())).toEqual([]);
  });
});

describe('an evening without a free pitch', () => {
  const unpriced = { prices: { 60: null, 120: null } };

  it('is closed only where the day has no opening hours', () => {
    expect(emptyReason(null)).toBe('closed');
    expect(emptyReason({ ...dayWith(), opening: [] })).toBe('closed');
  });

  it('is sold out where the pitches are taken or their hours have passed', () => {
    expect(emptyReason(dayWith(pitchWith('P1', '18:00', ['taken'])))).toBe('none');
    expect(emptyReason(dayWith(pitchWith('P1', '18:00', ['past'])))).toBe('none');
  });

  it('cannot be booked yet without pitches or without prices', () => {
    expect(emptyReason(dayWith())).toBe('unpriced');
    const pitch = { pitch: 'P1', name: 'Terrain P1', slots: [slotAt('18:00', unpriced)] };
    expect(emptyReason(dayWith(pitch))).toBe('unpriced');
  });
});
