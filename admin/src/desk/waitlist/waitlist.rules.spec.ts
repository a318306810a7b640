import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import {
  bookingWith,
  occupancyWith,
  LINE as line,
  placeWith as place,
  WAITED_FOR as slot,
} from '../../../test/samples.ts';
import {
  entriesForSlot,
  entriesByFit,
  offerOn,
  waitingForCell,
  wantedPeriodsOf,
} from './waitlist.rules.ts';

const references = (places: WaitingAnswer[]) => places.map(({ reference }) => reference);

test('a taken slot lists the waiting list entries that overlap it, in order of arrival', () => {
  expect(references(entriesForSlot(line, slot))).toEqual(['W-3', 'W-4', 'W-6']);
});

test('a flexible entry matches slots up to one hour earlier or later', () => {
  const wish = (startTime: string, endTime: string) =>
    place(startTime, { startTime, endTime, flexible: true });
  const wishes = [
    wish('17:00', '18:00'),
    wish('18:00', '19:00'),
    wish('20:00', '21:00'),
    wish('21:00', '22:00'),
  ];
  expect(references(entriesForSlot(wishes, slot))).toEqual(['18:00', '20:00']);
});

test('a taken cell shows its waiting list count until the slot is over; a free cell none', () => {
  const placed = { key: 'any', from: 0, minutes: 60 };
  const counts = (now: string) => [
    waitingForCell(line, { ...placed, kind: 'booking', booking: bookingWith(slot) }, now),
    waitingForCell(line, { ...placed, kind: 'occupancy', occupancy: occupancyWith(slot) }, now),
    waitingForCell(line, { ...placed, kind: 'free', slot }, now),
  ];
  expect([counts('2026-11-23T19:59'), counts('2026-11-23T20:00')]).toEqual([
    [3, 3, 0],
    [0, 0, 0],
  ]);
});

test('a free slot lists the waiting list entries of that day, best match first', () => {
  expect(references(entriesByFit(line, slot))).toEqual(['W-3', 'W-4', 'W-6', 'W-1', 'W-2']);
});

test('a waiting list entry covers the taken slot or one hour of it, past midnight too', () => {
  const spans = (startTime: string, endTime: string) =>
    wantedPeriodsOf({ ...slot, startTime, endTime }).map((wish) => [
      wish.date,
      wish.startTime,
      wish.endTime,
    ]);
  expect(spans('19:00', '20:00')).toEqual([[slot.date, '19:00', '20:00']]);
  expect(spans('23:00', '01:00')).toEqual([
    [slot.date, '23:00', '01:00'],
    [slot.date, '23:00', '00:00'],
    ['2026-11-24', '00:00', '01:00'],
  ]);
});

test('what is offered lasts as long as was wanted where that is free, else an hour', () => {
  const wanted = place('W-6', { durationMinutes: 120 });
  expect(offerOn(wanted, slot, true)).toEqual({ ...slot, endTime: '21:00' });
  expect(offerOn(wanted, slot, false)).toEqual(slot);
});
