import type { MoveSlot } from '@five/shared/bookings/bookings.contract';
import { openingOf, outsideOf, slotFor } from './outside.rules.ts';

const EVENINGS = { openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, intervals: [{ startTime: '18:00', endTime: '01:00' }] })), seasons: [], exceptions: [] };
const CLOSED = { ...EVENINGS, exceptions: [{ from: '2026-11-24', to: '2026-11-24', intervals: [] }] };
const booking = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime, pitch: 'P1' });
const slot = (pitch: string, startTime: string, endTime: string) => ({ pitch, date: '2026-11-25', startTime, endTime }) as MoveSlot; // as much of one as is read here

test('an evening that is closed names its bookings, the night before it not', () => {
  const all = [booking('2026-11-23', '23:00', '00:00'), booking('2026-11-24', '00:00', '01:00'), booking('2026-11-24', '19:00', '20:00'), booking('2026-11-25', '00:00', '01:00')];
  expect(outsideOf(all, CLOSED)).toEqual(all.slice(2));
  expect(outsideOf(all, EVENINGS)).toEqual([]);
});

test('a booking that only begins or only ends within the hours lies outside them', () => {
  const both = [booking('2026-11-24', '17:30', '18:30'), booking('2026-11-25', '00:30', '01:30')];
  expect(outsideOf(both, EVENINGS)).toEqual(both);
});

test('a booking goes to its own hour and pitch, else to its hour, else to the nearest, and never to another length', () => {
  const moved = (...slots: MoveSlot[]) => slotFor(booking('2026-11-24', '19:00', '20:00'), '2026-11-25', slots);
  const [own, other, near, far, long] = [slot('P1', '19:00', '20:00'), slot('P2', '19:00', '20:00'), slot('P1', '20:00', '21:00'), slot('P1', '22:00', '23:00'), slot('P1', '19:00', '21:00')];
  expect([moved(long, far, near, other, own), moved(far, near, other), moved(far, near), moved(long)]).toEqual([own, other, near, null]);
});

test('hours that are being typed count once they are whole', () => {
  const typed = { openingHours: [{ weekday: 1, intervals: [{ startTime: '18:00', endTime: '' }, { startTime: '20:00', endTime: '23:00' }] }], exceptions: [{ from: '2026-11-24', to: '', intervals: [] }, { from: '2026-11-25', to: '2026-11-25', intervals: [] }], seasons: null };
  expect(openingOf(typed)).toEqual({ openingHours: [{ weekday: 1, intervals: [{ startTime: '20:00', endTime: '23:00' }] }], seasons: [], exceptions: [{ from: '2026-11-25', to: '2026-11-25', intervals: [] }] });
});
