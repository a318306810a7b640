import fc from 'fast-check';
import { addMinutes, wallOfMinute } from './wall-time.ts';
import {
  checkSentinels,
  dateOfInstant,
  instantOfWall,
  offsetAt,
  runtimeOffset,
  offsetChangesBetween,
  skippedPeriods,
  wallOfInstant,
  zoneOf,
} from './venue-clock.ts';
import type { ZoneRules } from './venue-clock.ts';

const morocco: ZoneRules = { timeZone: 'Africa/Casablanca', overrides: [] };
const at = (text: string) => new Date(text);

describe('Morocco in 2026', () => {
  test.each([
    ['2026-01-10T12:00:00Z', '2026-01-10T13:00'],
    ['2026-02-15T01:59:59Z', '2026-02-15T02:59'],
    ['2026-02-15T02:00:00Z', '2026-02-15T02:00'],
    ['2026-03-22T01:59:00Z', '2026-03-22T01:59'],
    ['2026-03-22T02:00:00Z', '2026-03-22T03:00'],
    ['2026-09-20T00:59:00Z', '2026-09-20T01:59'],
    ['2026-09-20T01:00:00Z', '2026-09-20T01:00'],
    ['2026-11-21T19:00:00Z', '2026-11-21T19:00'],
    ['2027-06-01T19:00:00Z', '2027-06-01T19:00'],
    ['2028-03-01T19:00:00Z', '2028-03-01T19:00'],
  ])('%s is %s on the wall', (instant, wall) => {
    expect(wallOfInstant(at(instant), morocco)).toBe(wall);
  });

  test('a wall time that a turn skips is none', () => {
    expect(instantOfWall('2026-03-22T01:59', morocco)).toEqual(at('2026-03-22T01:59Z'));
    expect(instantOfWall('2026-03-22T02:00', morocco)).toBeNull();
    expect(instantOfWall('2026-03-22T02:59', morocco)).toBeNull();
    expect(instantOfWall('2026-03-22T03:00', morocco)).toEqual(at('2026-03-22T02:00Z'));
  });

  test('one that a turn repeats is its first', () => {
    expect(instantOfWall('2026-09-20T01:30', morocco)).toEqual(at('2026-09-20T00:30Z'));
    expect(instantOfWall('2026-09-20T02:00', morocco)).toEqual(at('2026-09-20T02:00Z'));
    expect(instantOfWall('2026-02-15T02:30', morocco)).toEqual(at('2026-02-15T01:30Z'));
  });
});

describe('a dated override', () => {
  const rules: ZoneRules = {
    timeZone: 'Africa/Casablanca',
    overrides: [
      { from: '2027-03-28T02:00:00Z', offsetMinutes: 60 },
      { from: '2027-10-31T02:00:00Z', offsetMinutes: 0 },
    ],
  };

  test('turns an instant near midnight into the venue’s day, not the day written in UTC', () => {
    expect(dateOfInstant('2027-06-30T22:59:59.999Z', rules)).toBe('2027-06-30');
    expect(dateOfInstant('2027-06-30T23:00:00.000Z', rules)).toBe('2027-07-01');
    expect(dateOfInstant('2027-06-30T23:00:00.000Z', morocco)).toBe('2027-06-30');
    expect(
      dateOfInstant(
        '2027-01-01T02:00:00.000Z',
        zoneOf({ timeZone: 'America/New_York', clockTurns: [] }),
      ),
    ).toBe('2026-12-31');
    expect(zoneOf(undefined)).toEqual(morocco);
  });

  test('counts from its instant until the next', () => {
    expect(wallOfInstant(at('2027-03-28T01:59Z'), rules)).toBe('2027-03-28T01:59');
    expect(wallOfInstant(at('2027-03-28T02:00Z'), rules)).toBe('2027-03-28T03:00');
    expect(wallOfInstant(at('2027-10-31T02:00Z'), rules)).toBe('2027-10-31T02:00');
    expect(offsetAt(at('2026-07-01T00:00Z'), rules)).toBe(60);
  });

  test('skips and repeats like a turn of the zone data', () => {
    expect(instantOfWall('2027-03-28T02:30', rules)).toBeNull();
    expect(instantOfWall('2027-10-31T02:30', rules)).toEqual(at('2027-10-31T01:30Z'));
  });

  test('in any order of writing counts the same', () => {
    const reversed = { ...rules, overrides: rules.overrides.toReversed() };
    expect(wallOfInstant(at('2027-12-01T00:00Z'), reversed)).toBe('2027-12-01T00:00');
    expect(wallOfInstant(at('2027-05-01T00:00Z'), reversed)).toBe('2027-05-01T01:00');
  });
});

test('19:00 stays 19:00 whatever a decree does to the offset', () => {
  const decree: ZoneRules = {
    timeZone: 'Africa/Casablanca',
    overrides: [{ from: '2026-12-01T00:00:00Z', offsetMinutes: 120 }],
  };
  for (const rules of [morocco, decree]) {
    const instant = instantOfWall('2026-12-24T19:00', rules);
    expect(instant && wallOfInstant(instant, rules)).toBe('2026-12-24T19:00');
  }
});

test.each([
  'Africa/Casablanca',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Apia',
  'UTC',
])('in %s a wall that exists comes back from its instant', (timeZone) => {
  const walls = fc.integer({ min: 29_000_000, max: 31_500_000 }).map(wallOfMinute);
  fc.assert(
    fc.property(walls, (wall) => {
      const instant = instantOfWall(wall, { timeZone, overrides: [] });
      return instant === null || wallOfInstant(instant, { timeZone, overrides: [] }) === wall;
    }),
  );
});

describe('the turns of the clock', () => {
  const [from, to] = [at('2026-01-01T00:00Z'), at('2027-12-01T00:00Z')];

  test('are Morocco’s of 2026 and 2027, each at its instant', () => {
    expect(offsetChangesBetween(from, at('2026-12-01T00:00Z'), morocco)).toEqual([
      { from: '2026-01-01T00:00:00.000Z', offsetMinutes: 60 },
      { from: '2026-02-15T02:00:00.000Z', offsetMinutes: 0 },
      { from: '2026-03-22T02:00:00.000Z', offsetMinutes: 60 },
      { from: '2026-09-20T01:00:00.000Z', offsetMinutes: 0 },
    ]);
  });

  test('skip the hour in which the offset grows, and no hour in which it shrinks', () => {
    expect(skippedPeriods(offsetChangesBetween(from, to, morocco))).toEqual([
      { start: '2026-03-22T02:00', end: '2026-03-22T03:00' },
    ]);
    expect(instantOfWall('2026-03-22T01:59', morocco)).not.toBeNull();
    expect(instantOfWall('2026-03-22T02:00', morocco)).toBeNull();
    expect(instantOfWall('2026-03-22T03:00', morocco)).not.toBeNull();
  });

  const overrides = fc.array(
    fc.record({
      from: fc.date({ min: from, max: to, noInvalidDate: true }).map((date) => date.toISOString()),
      offsetMinutes: fc.integer({ min: -12, max: 14 }).map((hours) => hours * 60),
    }),
    { maxLength: 3 },
  );
  test.each(['Africa/Casablanca', 'Australia/Lord_Howe', 'America/St_Johns'])(
    'read every instant as the zone data of %s and its overrides do',
    (timeZone) => {
      fc.assert(
        fc.property(
          overrides,
          fc.array(fc.date({ min: from, max: to, noInvalidDate: true }), { minLength: 20 }),
          (written, instants) => {
            const rules = { timeZone, overrides: written };
            const turns = { timeZone: 'UTC', overrides: offsetChangesBetween(from, to, rules) };
            expect(instants.map((instant) => offsetAt(instant, turns))).toEqual(
              instants.map((instant) => offsetAt(instant, rules)),
            );
          },
        ),
        { numRuns: 20 },
      );
    },
  );

  test('never need the time zone data of the client', () => {
    const rules = zoneOf({
      timeZone: 'Africa/Nowhere',
      clockTurns: [{ from: '2026-01-01T00:00:00.000Z', offsetMinutes: 60 }],
    });
    expect([
      dateOfInstant('2026-06-30T23:00:00Z', rules),
      wallOfInstant(at('2026-06-30T22:59Z'), rules),
    ]).toEqual(['2026-07-01', '2026-06-30T23:59']);
  });
});

test('a wall right after a turn is found east and west of Greenwich', () => {
  expect(
    instantOfWall('2026-03-08T03:30', { timeZone: 'America/St_Johns', overrides: [] }),
  ).toEqual(at('2026-03-08T06:00Z'));
  expect(
    instantOfWall('2026-03-08T02:30', { timeZone: 'America/St_Johns', overrides: [] }),
  ).toBeNull();
  expect(instantOfWall('2026-03-29T03:30', { timeZone: 'Europe/Paris', overrides: [] })).toEqual(
    at('2026-03-29T01:30Z'),
  );
});

test('a local time is missing only near a clock change; of two instants the first counts', () => {
  const minutes = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(
      fc.constantFrom('2026-02-15T02:00', '2026-03-22T02:00', '2026-09-20T01:00'),
      minutes,
      (turn, by) => {
        const wall = addMinutes(turn, by);
        const candidates = [0, 60]
          .map((offset) => new Date(Date.parse(`${wall}Z`) - offset * 60_000))
          .filter((one) => wallOfInstant(one, morocco) === wall);
        const first = candidates.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
        expect(instantOfWall(wall, morocco)).toEqual(first);
      },
    ),
    { numRuns: 500 },
  );
});

test('an unknown zone and text that is no wall are refused', () => {
  expect(() => instantOfWall('tomorrow', morocco)).toThrow(RangeError);
  expect(() => runtimeOffset(at('2026-01-01T00:00Z'), 'Africa/Nowhere')).toThrow(RangeError);
});

describe('the sentinels', () => {
  const stale = (instant: Date) =>
    instant < at('2026-02-15T02:00Z') ? 60 : instant < at('2026-03-22T02:00Z') ? 0 : 60;

  test("hold with this runtime's data", () => {
    expect(checkSentinels()).toBe(true);
  });

  test('notice data that does not know the turn of September 2026, or knows a later one', () => {
    expect(checkSentinels(stale)).toBe(false);
    expect(
      checkSentinels((instant) =>
        instant < at('2027-05-01T00:00Z') ? runtimeOffset(instant, 'Africa/Casablanca') : 60,
      ),
    ).toBe(false);
    expect(checkSentinels(() => 0)).toBe(false);
  });
});
