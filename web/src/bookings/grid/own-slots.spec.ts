import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { DAY, pitchWith, slotAt } from '../../../test/days.ts';
import type { HeldSlot } from '../held-slot.ts';
import { ownAt, ownSlots } from './own-slots.ts';

const UNTIL = '2026-11-21T18:10:00.000Z';
// Only the fields that a cell reads.
const booking = {
  reference: 'B-00000001',
  status: 'confirmed',
  pitch: 'P1',
  date: DAY,
  startTime: '23:00',
  endTime: '01:00',
} as BookingAnswer;
const held = {
  pitch: 'P2',
  date: DAY,
  startTime: '20:00',
  endTime: '21:00',
  expiresAt: UNTIL,
} as HeldSlot;

describe('the own slot of a cell', () => {
  const pitch = pitchWith('P1', '22:00', ['taken', 'taken', 'taken', 'taken']);
  const hoursOf = (on: typeof pitch, bookings: BookingAnswer[]) =>
    on.slots.flatMap((slot) =>
      ownAt({ pitch: on, slot }, ownSlots(bookings, null)) ? [slot.startTime] : [],
    );

  it('is in every taken slot of an own booking, also past midnight, and in no other', () => {
    expect(hoursOf(pitch, [booking])).toEqual(['23:00', '00:00']);
    expect(hoursOf({ ...pitch, pitch: 'P2' }, [booking])).toEqual([]);
  });

  it('is not that of a booking that was cancelled', () => {
    expect(hoursOf(pitch, [{ ...booking, status: 'cancelled' }])).toEqual([]);
  });

  it('is that of the hold of this browser only while the grid shows the end of this hold', () => {
    const at = (heldUntil: string | null) =>
      ownAt(
        {
          pitch: { ...pitch, pitch: 'P2' },
          slot: slotAt('20:00', { state: 'taken', heldUntil }),
        },
        ownSlots([], held),
      )?.heldUntil;
    expect([at(UNTIL), at('2026-11-21T18:12:00.000Z'), at(null)]).toEqual([
      UNTIL,
      undefined,
      undefined,
    ]);
  });
});
