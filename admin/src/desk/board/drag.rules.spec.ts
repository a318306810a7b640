import { BOOKING_STATUSES } from '@five/shared/bookings/bookings.codes';
import { minutesBetween, wallOf } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import { bookingWith, dayWith } from '../../../test/samples.ts';
import { frameOf } from './board.rules.ts';
import {
  isDraggable,
  isOrigin,
  type DraggedBooking,
  dropTargetAt,
  dropTargetOf,
  slotOf,
} from './drag.rules.ts';

const grid = { step: 60, minutes: 600 };
const booking = bookingWith({ pitch: 'P1' });
const held = (changes: Partial<DraggedBooking> = {}): DraggedBooking => ({
  booking,
  part: 'whole',
  from: 120,
  minutes: 60,
  grip: 20,
  ...changes,
});
const minute = fc.double({ min: -500, max: 1500, noNaN: true });
const wholes = fc.record({
  from: fc.nat(8).map((hours) => hours * 60),
  minutes: fc.constantFrom(60, 120),
  grip: fc.nat(59),
});

test('a dragged booking keeps its offset from the pointer and snaps to the grid', () => {
  expect(dropTargetOf(held(), { pitch: 'P2', minute: 20 + 240 + 29 }, grid)).toEqual({
    pitch: 'P2',
    from: 240,
    minutes: 60,
  });
  expect(dropTargetOf(held(), { pitch: 'P2', minute: 20 + 240 + 31 }, grid)).toEqual({
    pitch: 'P2',
    from: 300,
    minutes: 60,
  });
});

test('a dragged entry keeps its duration and stays on the grid and within the board', () => {
  fc.assert(
    fc.property(wholes, minute, (taken, at) => {
      const { from, minutes } = dropTargetOf(held(taken), { pitch: 'P2', minute: at }, grid);
      expect([minutes, from % grid.step, from >= 0, from + minutes <= grid.minutes]).toEqual([
        taken.minutes,
        0,
        true,
        true,
      ]);
    }),
  );
});

test('dragging the end sets one or two hours; pitch and start stay unchanged', () => {
  fc.assert(
    fc.property(wholes, minute, (taken, at) => {
      const { pitch, from, minutes } = dropTargetOf(
        held({ ...taken, part: 'end' }),
        { pitch: 'P2', minute: at },
        grid,
      );
      expect([pitch, from, minutes]).toEqual(['P1', taken.from, at - taken.from > 90 ? 120 : 60]);
    }),
  );
  expect(
    [209, 210, 211].map(
      (at) => dropTargetOf(held({ part: 'end' }), { pitch: 'P2', minute: at }, grid).minutes,
    ),
  ).toEqual([60, 60, 120]);
});

test('put back where it was, it has not moved; one step away it has', () => {
  expect(isOrigin(held(), { pitch: 'P1', from: 120, minutes: 60 })).toBe(true);
  expect(
    [
      { pitch: 'P2', from: 120, minutes: 60 },
      { pitch: 'P1', from: 180, minutes: 60 },
      { pitch: 'P1', from: 120, minutes: 120 },
    ].map((landing) => isOrigin(held(), landing)),
  ).toEqual([false, false, false]);
});

test('a drop position maps to the slot at its offset from opening and back, past midnight', () => {
  const day = dayWith({ opening: [{ startTime: '17:00', endTime: '02:00' }] });
  const frame = frameOf(day) ?? { start: '', minutes: 0, lines: [] };
  fc.assert(
    fc.property(fc.nat(8), fc.constantFrom(60, 120), (hours, minutes) => {
      const slot = slotOf(frame, { pitch: 'P1', from: hours * 60, minutes });
      expect(minutesBetween(frame.start, wallOf(slot.date, slot.startTime))).toBe(hours * 60);
      expect(dropTargetAt(frame, slot)).toEqual({ pitch: 'P1', from: hours * 60, minutes });
    }),
  );
  expect(slotOf(frame, { pitch: 'P3', from: 420, minutes: 120 })).toMatchObject({
    pitch: 'P3',
    startTime: '00:00',
    endTime: '02:00',
  });
});

test('only a pending or confirmed booking that has not started can be dragged', () => {
  expect(BOOKING_STATUSES.filter((status) => isDraggable(bookingWith({ status })))).toEqual([
    'pending',
    'confirmed',
  ]);
});
