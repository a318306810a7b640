import type { MoveSlot } from '@five/shared/bookings/bookings.contract';
import fc from 'fast-check';
import { bookingWith, dayWith, occupancyWith } from '../../../test/samples.ts';
import {
  afterMove,
  nextHourOnOtherPitches,
  longerSlot,
  nearestSlot,
  adjacentSlot,
  slotKey,
  slotsByHour,
  extendProblem,
} from './moves.rules.ts';

const slot = (changes: Partial<MoveSlot> = {}): MoveSlot => ({
  openingDay: '2026-11-21',
  date: '2026-11-21',
  startTime: '23:00',
  endTime: '00:00',
  pitch: 'P1',
  totalCents: 30_000,
  differenceCents: 0,
  isAgreed: true,
  ...changes,
});

test('slots are listed by hour, and the same hour of the next date is a separate row', () => {
  const slots = [
    slot(),
    slot({ pitch: 'P2' }),
    slot({ date: '2026-11-22', startTime: '00:00' }),
    slot({ date: '2026-11-22' }),
  ];
  expect(slotsByHour(slots).map(({ startTime, slots }) => [startTime, slots.length])).toEqual([
    ['23:00', 2],
    ['00:00', 1],
    ['23:00', 1],
  ]);
});

test('arrow keys move between free slots, on a pitch or within an hour, and stop at edges', () => {
  const [early, middle, late] = ['18:00', '19:00', '20:00'].map((startTime) =>
    ['P1', 'P2', 'P3'].map((pitch) => slot({ startTime, pitch })),
  );
  const slots = [...(early ?? []), ...(middle ?? []).slice(0, 1), ...(late ?? []).slice(1)];
  const from = (startTime: string, pitch: string, ...moves: Parameters<typeof adjacentSlot>[2][]) =>
    moves
      .map((move) => adjacentSlot(slots, slotKey(slot({ startTime, pitch })), move))
      .map((next) => next && `${next.startTime} ${next.pitch}`);
  expect(from('18:00', 'P2', 'before', 'after', 'up', 'down')).toEqual([
    '18:00 P1',
    '18:00 P3',
    null,
    '19:00 P1',
  ]);
  expect(from('19:00', 'P1', 'before', 'after', 'up', 'down')).toEqual([
    null,
    null,
    '18:00 P1',
    '20:00 P2',
  ]);
  expect(from('20:00', 'P3', 'first', 'last', 'down')).toEqual(['18:00 P1', '20:00 P3', null]);
});

test('the slot search starts at the booking’s own hour, and on its own pitch if free', () => {
  const slots = [
    slot({ startTime: '10:00' }),
    slot({ startTime: '19:00', pitch: 'P2' }),
    slot({ startTime: '19:00', pitch: 'P3' }),
    slot({ date: '2026-11-22', startTime: '00:00' }),
  ];
  const nearest = (startTime: string, pitch: string) => nearestSlot(slots, { startTime, pitch });
  expect([nearest('20:00', 'P3'), nearest('20:00', 'P1'), nearest('23:30', 'P1')]).toEqual([
    slots[2],
    slots[1],
    slots[3],
  ]);
  expect(nearestSlot([], { startTime: '20:00', pitch: 'P1' })).toBeNull();
});

test('no two slots have one key', () => {
  const slots = [
    slot(),
    slot({ pitch: 'P2' }),
    slot({ startTime: '22:00' }),
    slot({ date: '2026-11-22' }),
  ];
  expect(new Set(slots.map(slotKey)).size).toBe(4);
});

test('a move leaves an amount due or a refund, never both, and covers the full new price', () => {
  fc.assert(
    fc.property(fc.nat(90_000), fc.nat(90_000), (paidCents, totalCents) => {
      const { dueCents, refundCents } = afterMove(bookingWith({ paidCents }), slot({ totalCents }));
      expect(paidCents + dueCents - refundCents).toBe(totalCents);
      expect(Math.min(dueCents, refundCents)).toBe(0);
    }),
  );
});

test('an extension keeps start and pitch for two hours; a two-hour booking offers none', () => {
  const last = bookingWith({
    date: '2026-11-21',
    startTime: '23:00',
    endTime: '00:00',
    pitch: 'P1',
  });
  const longer = slot({ endTime: '01:00', totalCents: 55_000 });
  const slots = [
    slot({ pitch: 'P2', endTime: '01:00' }),
    slot({ startTime: '22:00' }),
    slot(),
    longer,
  ];
  expect(longerSlot(slots, last)).toBe(longer);
  expect(longerSlot(slots.slice(0, 3), last)).toBeUndefined();
  expect(longerSlot(slots, { ...last, endTime: '01:00' })).toBeUndefined();
});

test('a refused extension lists the other pitches free for the next hour, past midnight', () => {
  const last = bookingWith({
    date: '2026-11-21',
    startTime: '23:00',
    endTime: '00:00',
    pitch: 'P1',
  });
  const [own, second, third] = ['P1', 'P2', 'P3'].map((pitch) =>
    slot({ pitch, date: '2026-11-22', startTime: '00:00', endTime: '01:00' }),
  );
  const others = [
    slot({ pitch: 'P2' }),
    slot({ pitch: 'P2', startTime: '00:00', endTime: '01:00' }),
    slot({ pitch: 'P2', date: '2026-11-22', startTime: '00:00', endTime: '02:00' }),
  ];
  expect(
    nextHourOnOtherPitches(
      [...others, own, second, third].filter((one) => one !== undefined),
      last,
    ),
  ).toEqual([second, third]);
  expect(nextHourOnOtherPitches(others, last)).toEqual([]);
});

test('an extension refusal states the reason: slot taken, closing time, pack or price', () => {
  const own = bookingWith({ startTime: '23:00', endTime: '00:00' });
  const after = bookingWith({
    reference: 'B-AFTER',
    date: '2026-11-22',
    startTime: '00:00',
    endTime: '01:00',
  });
  const block = occupancyWith({ date: '2026-11-22', startTime: '00:00', endTime: '01:00' });
  const why = (day: Parameters<typeof dayWith>[0], booking = own) =>
    extendProblem(dayWith({ bookings: [own], ...day }), booking);
  expect(why({ bookings: [own, { ...after, pitch: 'P2' }, after] })).toEqual({
    reason: 'taken',
    next: after,
  });
  expect(why({ occupancies: [block] })).toEqual({ reason: 'taken', next: block });
  expect(why({ opening: [{ startTime: '09:00', endTime: '00:30' }] })).toEqual({
    reason: 'closes',
    next: null,
  });
  expect(why({ occupancies: [occupancyWith({ startTime: '21:00', endTime: '23:00' })] })).toEqual({
    reason: 'no_price',
    next: null,
  });
  expect(why({}, { ...own, subscription: 'S-7K3M9QXT' })).toEqual({
    reason: 'no_hours',
    next: null,
  });
});
