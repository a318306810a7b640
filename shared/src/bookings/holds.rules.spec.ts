import fc from 'fast-check';
import { minutesFrom, plusMinutes } from '../time/instant.ts';
import {
  hasLapsed,
  holdAfterMove,
  holdEnd,
  holdEndAfterReview,
  holdEndUnderReview,
  reminderAt,
} from './holds.rules.ts';

const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00Z`);

describe('a hold', () => {
  test.each([
    ['12:00', '19:00', '13:00'],
    ['18:30', '19:00', '19:15'],
    ['18:15', '19:00', '19:15'],
    ['18:14', '19:00', '19:14'],
    ['18:59', '19:00', '19:15'],
  ])('made at %s for %s ends at %s', (now, start, end) => {
    expect(holdEnd({ now: at(now), start: at(start), holdMinutes: 60 })).toEqual(at(end));
  });

  test('has lapsed at its very end', () => {
    expect(hasLapsed(at('13:00'), at('12:59'))).toBe(false);
    expect(hasLapsed(at('13:00'), at('13:00'))).toBe(true);
  });

  test('is reminded of 15 minutes before its end, unless it is not longer than that', () => {
    expect(reminderAt(at('12:00'), at('13:00'))).toEqual(at('12:45'));
    expect(reminderAt(at('12:45'), at('13:00'))).toBeNull();
    expect(reminderAt(at('12:44'), at('13:00'))).toEqual(at('12:45'));
    expect(reminderAt(at('12:50'), at('13:00'))).toBeNull();
  });
});

test('a moved hold keeps its time left, cut at the new start; past that it is confirmed', () => {
  expect(holdAfterMove({ end: at('13:00'), start: at('20:00'), now: at('12:30') })).toEqual(
    at('13:00'),
  );
  expect(holdAfterMove({ end: at('13:00'), start: at('12:40'), now: at('12:30') })).toEqual(
    at('12:55'),
  );
  expect(holdAfterMove({ end: at('13:00'), start: at('12:00'), now: at('12:30') })).toBeNull();
});

describe('a hold that runs only while the desk is open', () => {
  const open = [
    { start: at('09:00', 20), end: at('01:00', 21) },
    { start: at('09:00', 21), end: at('01:00', 22) },
    { start: at('09:00', 22), end: at('01:00', 23) },
  ];
  const end = (now: Date, start = at('20:00', 25), holdMinutes = 60) =>
    holdEnd({ now, start, holdMinutes, open });

  test('made at night lives until an hour after opening', () => {
    expect(end(at('02:00', 21))).toEqual(at('10:00', 21));
    expect(end(at('08:59', 21))).toEqual(at('10:00', 21));
  });

  test('made shortly before closing goes on in the morning', () => {
    expect(end(at('00:30', 21))).toEqual(at('09:30', 21));
    expect(end(at('00:00', 21))).toEqual(at('01:00', 21));
    expect(end(at('00:00', 21), at('20:00', 25), 1080)).toEqual(at('10:00', 22));
  });

  test('made in hours is like any other, and still ends 15 minutes after the start', () => {
    expect(end(at('12:00', 21))).toEqual(at('13:00', 21));
    expect(end(at('02:00', 21), at('09:00', 21))).toEqual(at('09:15', 21));
  });

  test('runs on where no further opening is known', () => {
    expect(end(at('02:00', 23))).toEqual(at('03:00', 23));
    expect(holdEnd({ now: at('12:00'), start: at('19:00'), holdMinutes: 60, open: [] })).toEqual(
      at('13:00'),
    );
  });
});

describe('a hold whose transfer proof waits for the desk', () => {
  const hold = { end: at('13:00'), since: at('12:40') };

  test('is paused until three hours before the start, then continues with its time left', () => {
    expect(holdEndUnderReview({ ...hold, start: at('20:00') })).toEqual(at('17:20'));
    expect(holdEndUnderReview({ ...hold, start: at('20:00', 22) })).toEqual(at('17:20', 22));
  });

  test('is not paused when the start is nearer than three hours', () => {
    expect(holdEndUnderReview({ ...hold, start: at('15:00') })).toEqual(at('13:00'));
    expect(holdEndUnderReview({ ...hold, start: at('15:45') })).toEqual(at('13:05'));
  });

  test('runs on from a refusal, which comes before that', () => {
    expect(holdEndAfterReview({ ...hold, start: at('20:00'), decided: at('14:00') })).toEqual(
      at('14:20'),
    );
    expect(holdEndAfterReview({ ...hold, start: at('20:00'), decided: at('18:00') })).toEqual(
      at('17:20'),
    );
  });

  test('never ends earlier than without the proof, nor over 15 minutes after the start', () => {
    const minutes = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(
        minutes,
        minutes,
        minutes,
        fc.integer({ min: 1, max: 60 }),
        (lead, wait, decide, left) => {
          const start = plusMinutes(at('00:00'), lead);
          const since = plusMinutes(at('00:00'), -wait);
          const end = plusMinutes(since, left);
          fc.pre(end <= plusMinutes(start, 15));
          const decided = plusMinutes(since, decide);
          const after = holdEndAfterReview({ end, since, start, decided });
          return (
            after >= end &&
            after <= plusMinutes(start, 15) &&
            after <= holdEndUnderReview({ end, since, start })
          );
        },
      ),
    );
  });
});

test('a hold is never longer than requested, and is shortened only by the start', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 5000 }),
      fc.integer({ min: 1, max: 1440 }),
      (lead, holdMinutes) => {
        const start = plusMinutes(at('12:00'), lead);
        const length = minutesFrom(at('12:00'), holdEnd({ now: at('12:00'), start, holdMinutes }));
        return length === Math.min(holdMinutes, lead + 15);
      },
    ),
  );
});
