import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { behind, near, offerOn } from './line.rules.ts';

const slot = { pitch: 'P1', date: '2026-11-23', startTime: '19:00', endTime: '20:00' };
const place = (reference: string, changes: Partial<WaitingAnswer> = {}): WaitingAnswer => ({
  id: reference, reference, status: 'waiting', date: slot.date, startTime: '19:00', endTime: '20:00', durationMinutes: 60, pitch: null, flexible: false, otherLength: false, rank: 1,
  chance: null, offer: null, booking: null, customer: { reference: 'CU-7K3M9QXT', fullName: 'Amina Tazi', phone: null }, createdAt: '2026-11-20T10:00:00.000Z', ...changes,
});
const references = (places: WaitingAnswer[]) => places.map(({ reference }) => reference);

const line = [
  place('W-1', { pitch: 'P2' }), place('W-2', { startTime: '20:00', endTime: '21:00' }), place('W-3', { startTime: '20:00', endTime: '21:00', flexible: true }), place('W-4'),
  place('W-5', { status: 'offered' }), place('W-6', { startTime: '18:00', durationMinutes: 120 }),
];

test('behind a slot stand those who would take some of it, in the order in which they came', () => {
  expect(references(behind(line, slot))).toEqual(['W-3', 'W-4', 'W-6']);
});

test('beside a free slot stands whoever waits that day, those it would suit first', () => {
  expect(references(near(line, slot))).toEqual(['W-3', 'W-4', 'W-6', 'W-1', 'W-2']);
});

test('what is offered lasts as long as was wanted where that is free, else an hour', () => {
  const wanted = place('W-6', { durationMinutes: 120 });
  expect(offerOn(wanted, slot, true)).toEqual({ ...slot, endTime: '21:00' });
  expect(offerOn(wanted, slot, false)).toEqual(slot);
});
