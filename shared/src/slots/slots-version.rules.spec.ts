import fc from 'fast-check';
import type { AvailabilityDay, SlotAnswer } from './slots.contract.ts';
import { slotsVersion } from './slots-version.rules.ts';

const HOLD_END = '2026-11-21T18:15:00.000Z';
const slotAt = (hour: number, pitch: number): SlotAnswer => ({
  date: '2026-11-21',
  startTime: `${hour}:00`,
  endTime: `${hour + 1}:00`,
  state: 'free',
  prices: { 60: 30_000 + pitch, 120: 55_000 },
  reference: null,
  heldUntil: null,
});
const day: AvailabilityDay = {
  date: '2026-11-21',
  opening: [{ startTime: '10:00', endTime: '23:00' }],
  pitches: [1, 2, 3].map((pitch) => ({
    pitch: `P${pitch}`,
    name: `Terrain ${pitch}`,
    slots: Array.from({ length: 13 }, (_, hour) => slotAt(10 + hour, pitch)),
  })),
};
const withSlot = (pitch: number, hour: number, change: Partial<SlotAnswer>): AvailabilityDay => ({
  ...day,
  pitches: day.pitches.map((one, index) =>
    index === pitch
      ? {
          ...one,
          slots: one.slots.map((slot, at) => (at === hour ? { ...slot, ...change } : slot)),
        }
      : one,
  ),
});

test('days that differ in the states or holds of some slots have different versions', () => {
  const changes = fc.array(
    fc.record({
      state: fc.constantFrom<SlotAnswer['state']>('free', 'taken', 'past'),
      heldUntil: fc.constantFrom(null, HOLD_END),
    }),
    { minLength: 39, maxLength: 39 },
  );
  const withAll = (all: readonly Partial<SlotAnswer>[]): AvailabilityDay => ({
    ...day,
    pitches: day.pitches.map((pitch, index) => ({
      ...pitch,
      slots: pitch.slots.map((slot, hour) => ({ ...slot, ...all[index * 13 + hour] })),
    })),
  });
  fc.assert(
    fc.property(changes, changes, (one, other) => {
      expect(slotsVersion(withAll(one)) === slotsVersion(withAll(other))).toBe(
        JSON.stringify(one) === JSON.stringify(other),
      );
    }),
  );
});

test('a single change of a slot, of its times or of the pitches changes the version', () => {
  const others = [
    ...day.pitches.flatMap((_, pitch) =>
      Array.from({ length: 13 }, (__, hour) => withSlot(pitch, hour, { state: 'taken' })),
    ),
    withSlot(0, 0, { heldUntil: HOLD_END }),
    withSlot(0, 0, { endTime: '12:00' }),
    { ...day, pitches: day.pitches.slice(1) },
    { ...day, date: '2026-11-22' },
  ];
  const versions = new Set([day, ...others].map(slotsVersion));
  expect(versions.size).toBe(1 + others.length);
});

test('names and prices, which depend on the caller, do not change the version', () => {
  const prices = { 60: 20_000, 120: null };
  const others = [
    { ...day, pitches: day.pitches.map((pitch) => ({ ...pitch, name: 'ملعب' })) },
    withSlot(1, 4, { prices }),
  ];
  expect(others.map(slotsVersion)).toEqual(others.map(() => slotsVersion(day)));
});
