import type { MoveSlot } from '@five/shared/bookings/bookings.contract';
import fc from 'fast-check';
import { bookingWith } from '../../test/samples.ts';
import { afterMove, hoursOf, slotKey } from './moves.rules.ts';

const slot = (changes: Partial<MoveSlot> = {}): MoveSlot => ({
  openingDay: '2026-11-21', date: '2026-11-21', startTime: '23:00', endTime: '00:00', pitch: 'P1', totalCents: 30_000, differenceCents: 0, ...changes,
});

test('slots stand hour by hour, the same hour of the next date apart', () => {
  const slots = [slot(), slot({ pitch: 'P2' }), slot({ date: '2026-11-22', startTime: '00:00' }), slot({ date: '2026-11-22' })];
  expect(hoursOf(slots).map(({ startTime, slots }) => [startTime, slots.length])).toEqual([['23:00', 2], ['00:00', 1], ['23:00', 1]]);
});

test('no two slots have one key', () => {
  const slots = [slot(), slot({ pitch: 'P2' }), slot({ startTime: '22:00' }), slot({ date: '2026-11-22' })];
  expect(new Set(slots.map(slotKey)).size).toBe(4);
});

test('a move leaves money to take or to give back, never both, and all of the new price is accounted for', () => {
  fc.assert(fc.property(fc.nat(90_000), fc.nat(90_000), (paidCents, totalCents) => {
    const { dueCents, refundCents } = afterMove(bookingWith({ paidCents }), slot({ totalCents }));
    expect(paidCents + dueCents - refundCents).toBe(totalCents);
    expect(Math.min(dueCents, refundCents)).toBe(0);
  }));
});
