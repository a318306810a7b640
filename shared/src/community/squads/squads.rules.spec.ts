import fc from 'fast-check';
import {
  joinProblem,
  leads,
  MAX_MEMBERS,
  removalProblem,
  REMINDER_HOURS,
  reminderDue,
  successorOf,
} from './squads.rules.ts';
import { SQUAD_ROLES } from './squads.codes.ts';

const HOUR = 60;

test.each([
  [72 * HOUR + 1, null],
  [72 * HOUR, 72],
  [24 * HOUR + 1, 72],
  [24 * HOUR, 24],
  [1, 24],
  [0, null],
  [-30, null],
])('%i minutes before the start, the reminder of %s hours is due', (minutes, hours) => {
  expect(reminderDue(minutes)).toBe(hours);
});

test('as the match comes nearer, each reminder is due once, the earlier one first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 * HOUR }), { minLength: 1, maxLength: 200 }),
      (minutes) => {
        const due = minutes
          .toSorted((one, other) => other - one)
          .map(reminderDue)
          .filter((hours) => hours !== null);
        const changes = due.filter((hours, index) => hours !== due[index - 1]);
        expect(changes).toEqual(REMINDER_HOURS.filter((hours) => changes.includes(hours)));
      },
    ),
  );
});

test('the co-captain that joined first takes over, and a squad without one ends', () => {
  const member = (role: (typeof SQUAD_ROLES)[number], since: string) => ({ role, since });
  const [late, early] = [
    member('co_captain', '2026-11-02T00:00:00.000Z'),
    member('co_captain', '2026-11-01T00:00:00.000Z'),
  ];
  const earlier = member('member', '2026-10-01T00:00:00.000Z');
  expect(successorOf([earlier, late, early])).toBe(early);
  expect(successorOf([earlier])).toBeUndefined();
});

test('captain and co-captains lead, members and others do not', () => {
  expect(SQUAD_ROLES.filter(leads)).toEqual(['captain', 'co_captain']);
  expect(leads(null)).toBe(false);
});

test('the captain stays until the squad has another, all others may go', () => {
  expect(SQUAD_ROLES.filter((role) => removalProblem(role) !== null)).toEqual(['captain']);
});

test('a squad takes members up to its limit', () => {
  expect([MAX_MEMBERS - 1, MAX_MEMBERS, 1_000].map(joinProblem)).toEqual([
    null,
    'SQUAD_FULL',
    'SQUAD_FULL',
  ]);
});
