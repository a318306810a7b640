import { bookingWith } from '../../../test/bookings.ts';
import { DAY, dayWith, NEXT_DAY, pitchWith } from '../../../test/days.ts';
import type { ChoiceQuery } from '../choice-query.ts';
import { isOwn, lostSlotReason } from './lost-slot.ts';

const wanted = (changes: Partial<ChoiceQuery> = {}): ChoiceQuery => ({
  date: DAY,
  startTime: '19:00',
  pitch: 'P1',
  durationMinutes: 60,
  wait: false,
  ...changes,
});

describe('the reason for which the slot of the URL cannot be selected', () => {
  const day = dayWith(pitchWith('P1', '18:00', ['taken', 'free', 'taken']));

  it('is that two hours are not free where one is', () => {
    expect(lostSlotReason(day, wanted({ durationMinutes: 120 }))).toBe('goneTwo');
  });

  it('is that it is taken where not even one hour is free', () => {
    expect(lostSlotReason(day, wanted({ startTime: '18:00' }))).toBe('gone');
    expect(lostSlotReason(day, wanted({ startTime: '18:00', durationMinutes: 120 }))).toBe('gone');
    expect(lostSlotReason(day, wanted({ startTime: '07:00' }))).toBe('gone');
  });

  it('is none without a start time', () => {
    expect(lostSlotReason(day, wanted({ startTime: null }))).toBeNull();
  });
});

describe('a slot that is taken', () => {
  const own = bookingWith({ date: DAY, startTime: '19:00', pitch: 'P1' });

  it('is not lost where the player has booked it, also after midnight', () => {
    expect(isOwn(wanted(), [own], DAY)).toBe(true);
    const night = { ...own, date: NEXT_DAY, startTime: '00:00' };
    expect(isOwn(wanted({ startTime: '00:00' }), [night], DAY)).toBe(true);
  });

  it('is lost where the own booking is elsewhere, at another time or cancelled', () => {
    expect(isOwn(wanted({ pitch: 'P2' }), [own], DAY)).toBe(false);
    expect(isOwn(wanted({ startTime: '20:00' }), [own], DAY)).toBe(false);
    expect(isOwn(wanted(), [{ ...own, status: 'cancelled' }], DAY)).toBe(false);
    expect(isOwn(wanted(), [{ ...own, date: '2026-11-20' }], DAY)).toBe(false);
    expect(isOwn(wanted(), [own], undefined)).toBe(false);
  });
});
