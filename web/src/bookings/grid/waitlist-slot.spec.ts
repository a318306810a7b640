import { dayWith, pitchWith } from '../../../test/days.ts';
import type { ChoiceQuery } from '../choice-query.ts';
import { findWaitlistSlot } from './waitlist-slot.ts';

const wanted = (changes: Partial<ChoiceQuery> = {}): ChoiceQuery => ({
  date: null,
  startTime: '23:00',
  pitch: 'P1',
  durationMinutes: 60,
  wait: true,
  ...changes,
});

describe('the slot of a waiting list', () => {
  const day = dayWith(
    pitchWith('P1', '22:00', ['free', 'taken', 'taken']),
    pitchWith('P2', '22:00', ['free', 'taken', 'free']),
  );

  it('is the taken slot of the URL with its end, also past midnight', () => {
    expect(findWaitlistSlot(day, wanted())).toMatchObject({
      pitch: { pitch: 'P1' },
      slot: { startTime: '23:00' },
      endTime: '00:00',
    });
    expect(findWaitlistSlot(day, wanted({ durationMinutes: 120 }))?.endTime).toBe('01:00');
  });

  it('offers any pitch only where no pitch is free at this hour', () => {
    expect(findWaitlistSlot(day, wanted())?.full).toBe(true);
    expect(findWaitlistSlot(day, wanted({ startTime: '00:00' }))?.full).toBe(false);
  });

  it('is none unless the URL asks to wait for a taken slot of a known pitch', () => {
    expect(findWaitlistSlot(day, wanted({ wait: false }))).toBeNull();
    expect(findWaitlistSlot(day, wanted({ startTime: '22:00' }))).toBeNull();
    expect(findWaitlistSlot(day, wanted({ startTime: '05:00' }))).toBeNull();
    expect(findWaitlistSlot(day, wanted({ pitch: 'P9' }))).toBeNull();
    const past = dayWith(pitchWith('P1', '23:00', ['past']));
    expect(findWaitlistSlot(past, wanted())).toBeNull();
  });
});
