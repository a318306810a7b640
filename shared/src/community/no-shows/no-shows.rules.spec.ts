import fc from 'fast-check';
import { addDays } from '../../time/wall-time.ts';
import { lastDisputeDay, noShowDisputeProblem } from './no-shows.rules.ts';

const marked = { isNoShow: true, isDisputed: false, date: '2026-11-25', today: '2026-11-26' };
const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));

test('a no-show can be disputed from the day of the match until 14 days later', () => {
  expect(lastDisputeDay('2026-11-25')).toBe('2026-12-09');
  for (const today of ['2026-11-25', '2026-11-26', '2026-12-09'])
    expect(noShowDisputeProblem({ ...marked, today })).toBeNull();
  expect(noShowDisputeProblem({ ...marked, today: '2026-12-10' })).toBe('NO_SHOW_DISPUTE_LATE');
});

test('the 14 days include the end of a February, of a year and a change of the clock', () => {
  for (const [date, last] of [
    ['2027-02-20', '2027-03-06'],
    ['2028-02-20', '2028-03-05'],
    ['2026-12-20', '2027-01-03'],
    ['2026-02-10', '2026-02-24'],
  ] as const) {
    expect(lastDisputeDay(date)).toBe(last);
    expect(noShowDisputeProblem({ ...marked, date, today: last })).toBeNull();
    expect(noShowDisputeProblem({ ...marked, date, today: addDays(last, 1) })).toBe(
      'NO_SHOW_DISPUTE_LATE',
    );
  }
});

test('for any match, a dispute is possible exactly on its day and the 14 days after it', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (date, days) => {
      const problem = noShowDisputeProblem({ ...marked, date, today: addDays(date, days) });
      expect(problem).toBe(days <= 14 ? null : 'NO_SHOW_DISPUTE_LATE');
    }),
  );
});

test('only a no-show that is recorded and not disputed yet can be disputed, on any day', () => {
  fc.assert(
    fc.property(day, day, fc.boolean(), (date, today, isDisputed) => {
      const on = { date, today };
      expect(noShowDisputeProblem({ isNoShow: false, isDisputed, ...on })).toBe(
        'NO_SHOW_NOT_MARKED',
      );
      expect(noShowDisputeProblem({ isNoShow: true, isDisputed: true, ...on })).toBe(
        'NO_SHOW_DISPUTED',
      );
    }),
  );
});
