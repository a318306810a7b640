import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import {
  bookingWith,
  dayWith,
  LINE as line,
  placeWith as place,
  WAITED_FOR as slot,
} from '../../../test/samples.ts';
import { nextInWaitlist } from './next-in-waitlist.rules.ts';

const references = (places: WaitingAnswer[]) => places.map(({ reference }) => reference);

describe('selection of the waiting customer for a cancelled slot', () => {
  const booking = bookingWith({
    ...slot,
    reference: 'B-own',
    customer: { reference: 'CU-OWN', fullName: 'Nabil Fassi', phone: null },
  });
  const day = (changes: Parameters<typeof dayWith>[0] = {}) =>
    dayWith({ date: slot.date, now: '2026-11-23T18:20', bookings: [booking], ...changes });
  const nextOf = (places: WaitingAnswer[], changes: Parameters<typeof dayWith>[0] = {}) =>
    references(
      nextInWaitlist(
        places,
        day(changes),
        [{ start: '2026-11-23T09:00', end: '2026-11-24T01:00' }],
        booking,
      ),
    );

  test('the first waiting request that fits is selected, and none if none fits', () => {
    expect(nextOf(line)).toEqual(['W-3']);
    expect(
      nextOf([
        place('W-1', { pitch: 'P2' }),
        place('W-6', { startTime: '18:00', durationMinutes: 120 }),
      ]),
    ).toEqual([]);
    expect(
      nextOf([place('W-6', { durationMinutes: 120 })], {
        bookings: [
          booking,
          bookingWith({
            date: slot.date,
            reference: 'B-next',
            startTime: '20:00',
            endTime: '21:00',
          }),
        ],
      }),
    ).toEqual([]);
  });

  test('skips the cancelling customer and those playing elsewhere; none after the start', () => {
    expect(nextOf([place('W-4', { customer: booking.customer })])).toEqual([]);
    expect(
      nextOf([place('W-4')], {
        bookings: [booking, bookingWith({ ...slot, reference: 'B-else', pitch: 'P2' })],
      }),
    ).toEqual([]);
    expect(nextOf([place('W-4')], { now: '2026-11-23T19:00' })).toEqual([]);
  });
});
