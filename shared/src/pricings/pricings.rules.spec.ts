import fc from 'fast-check';
import { addDays } from '../time/wall-time.ts';
import { conflicts, holdsOn, pricingProblem } from './pricings.rules.ts';
import { covers, rankOf, sessionRuleFor } from './quote.rules.ts';
import type { PricedStart, PricingScope, SessionRule } from './quote.rules.ts';

const always: PricingScope = {
  pitch: null,
  from: null,
  to: null,
  weekdays: null,
  startTime: null,
  endTime: null,
};
let made = 0;
const rule = (totalCents: number, scope: Partial<SessionRule> = {}): SessionRule => ({
  ...always,
  reference: `PR-${String(++made).padStart(8, '0')}`,
  tariff: 'standard',
  durationMinutes: 60,
  totalCents,
  ...scope,
});
// 2026-11-21 is a Saturday.
const saturday: PricedStart = { pitch: 'P1', openingDay: '2026-11-21', startTime: '19:00' };
const priceOf = (
  rules: SessionRule[],
  at: Partial<PricedStart> = {},
  tariff = 'standard',
  minutes = 60,
) => sessionRuleFor(rules, tariff, minutes, { ...saturday, ...at })?.totalCents ?? null;

const evenings = { startTime: '18:00', endTime: '01:00' };
const weekend = { weekdays: [6, 7] };

describe('the price of a session', () => {
  test("is the most specific rule's: pitch before dates before weekdays before hours", () => {
    const rules = [
      rule(1),
      rule(2, evenings),
      rule(3, weekend),
      rule(4, { ...weekend, ...evenings }),
      rule(5, { from: '2026-11-01', to: '2026-11-30' }),
      rule(6, { from: '2026-11-21', ...evenings }),
      rule(7, { pitch: 'P1' }),
      rule(8, { pitch: 'P1', ...evenings }),
    ];
    for (let count = 1; count <= rules.length; count++) {
      expect(priceOf(rules.slice(0, count))).toBe(count);
      expect(priceOf(rules.slice(0, count).reverse())).toBe(count);
    }
  });

  test('is taken from the older of two otherwise equal rules', () => {
    const [older, newer] = [rule(100), rule(200)];
    expect([priceOf([older, newer]), priceOf([newer, older])]).toEqual([100, 100]);
  });

  test('is that of its duration, and none where no rule covers it', () => {
    const rules = [rule(300, weekend), rule(550, { durationMinutes: 120 })];
    expect(priceOf(rules, {}, 'standard', 120)).toBe(550);
    expect(priceOf(rules, { openingDay: '2026-11-20' })).toBeNull();
    expect(priceOf([])).toBeNull();
  });

  test("is the tariff's own even if less specific, and the standard one where it has none", () => {
    const rules = [
      rule(300, { pitch: 'P1', ...evenings }),
      rule(250, { tariff: 'students' }),
      rule(200, { tariff: 'clubs', weekdays: [1] }),
    ];
    expect(priceOf(rules, {}, 'students')).toBe(250);
    expect(priceOf(rules, {}, 'clubs')).toBe(300);
    expect(priceOf(rules, { openingDay: '2026-11-23' }, 'clubs')).toBe(200);
    expect(priceOf(rules, {}, 'unheard-of')).toBe(300);
    expect(priceOf(rules.slice(1), {}, 'standard')).toBeNull();
  });

  test("after midnight on a weekend is still the weekend's", () => {
    const rules = [
      rule(300),
      rule(400, { weekdays: [7] }),
      rule(450, { weekdays: [7], ...evenings }),
    ];
    expect(priceOf(rules, { openingDay: '2026-11-22', startTime: '00:00' })).toBe(450);
    expect(priceOf(rules, { openingDay: '2026-11-22', startTime: '12:00' })).toBe(400);
    expect(priceOf(rules, { openingDay: '2026-11-23', startTime: '00:00' })).toBe(300);
  });
});

describe('of the standard list a tariff is left', () => {
  const today = '2026-11-21';
  const left = (standard: Partial<SessionRule>, ...own: Partial<SessionRule>[]) => {
    const asked = rule(300, standard);
    return holdsOn(
      asked,
      'students',
      [asked, ...own.map((scope) => rule(250, { tariff: 'students', ...scope }))],
      today,
    );
  };

  test.each<[string, boolean, Partial<SessionRule>, ...Partial<SessionRule>[]]>([
    ['all where it has nothing', true, {}],
    ['nothing where its own holds always', false, {}, {}],
    ['what is of another length', true, {}, { durationMinutes: 120 }],
    ['the other hours', true, {}, evenings],
    ['the other days', true, {}, weekend],
    ['the other pitches', true, {}, { pitch: 'P1' }],
    ['not the pitch that its own names', false, { pitch: 'P1' }, { pitch: 'P1' }],
    [
      'nothing where its own parts make a whole',
      false,
      {},
      evenings,
      { startTime: '01:00', endTime: '18:00' },
    ],
    [
      'nothing where its own days make a week',
      false,
      evenings,
      weekend,
      { weekdays: [1, 2, 3, 4, 5] },
    ],
    ['not what only the past had', false, {}, { from: '2026-01-01' }],
    ['not what only the past was without', false, { from: '2025-12-01' }, { from: '2026-01-01' }],
    ['what comes after its own ends', true, {}, { to: '2026-12-31' }],
    ['what is before its own begins', true, {}, { from: '2026-12-31' }],
    [
      'nothing of a period that its own covers',
      false,
      { from: '2026-12-01', to: '2026-12-10' },
      { from: '2026-11-30', to: '2026-12-05' },
      { from: '2026-12-06' },
    ],
  ])('%s: %s', (_, expected, standard, ...own) => {
    expect(left(standard, ...own)).toBe(expected);
  });

  test('only the rules of the tariff itself remain, none of other tariffs', () => {
    const own = rule(250, { tariff: 'students' });
    expect([
      holdsOn(own, 'students', [own], today),
      holdsOn(own, 'clubs', [own], today),
      holdsOn(rule(300), 'standard', [own], today),
    ]).toEqual([true, false, true]);
  });

  test.each<[string, boolean, Partial<SessionRule>, ...Partial<SessionRule>[]]>([
    ['a price until the day on which another takes its place', true, {}, { from: '2026-12-31' }],
    ['no longer one whose place another has taken', false, {}, { from: '2026-01-01' }],
    [
      'one of certain hours that is taken back when its follower ends',
      true,
      evenings,
      { ...evenings, from: '2026-01-01', to: '2027-01-31' },
    ],
    [
      'not one of certain days that dated prices cover together',
      false,
      weekend,
      { from: '2026-01-01', ...evenings },
      { from: '2026-01-01', startTime: '01:00', endTime: '18:00' },
    ],
    ['not one that is over', false, { from: '2025-12-01', to: '2025-12-31' }],
    ['one that only a less specific price stands beside', true, weekend, {}],
  ])('is of one list %s: %s', (_, expected, asked, ...others) => {
    const one = rule(300, asked);
    const rules = [one, ...others.map((scope) => rule(350, scope))];
    expect(holdsOn(one, 'standard', rules, today)).toBe(expected);
  });

  test('whatever prices a start from today on', () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, '0')}:00`);
    const date = fc.integer({ min: 0, max: 20 }).map((days) => addDays(today, days));
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
    const scope = fc.record({
      tariff: fc.constantFrom('standard', 'students'),
      pitch: maybe(fc.constantFrom('P1', 'P2')),
      from: maybe(date),
      to: maybe(date),
      weekdays: maybe(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })),
      startTime: hour,
      endTime: hour,
    });
    fc.assert(
      fc.property(
        fc.array(scope, { minLength: 1, maxLength: 5 }),
        fc.array(
          fc.record({
            openingDay: date,
            startTime: hour,
            pitch: fc.constantFrom('P1', 'P2', 'P3'),
          }),
          { minLength: 20, maxLength: 20 },
        ),
        (scopes, starts) => {
          const rules = scopes.map((one) => rule(300, one));
          return starts.every((at) => {
            return ['standard', 'students'].every((tariff) => {
              const found = sessionRuleFor(rules, tariff, 60, at);
              return found === null || holdsOn(found, tariff, rules, today);
            });
          });
        },
      ),
    );
  });
});

describe('a rule covers', () => {
  test.each([
    [{ pitch: 'P2' }, {}, false],
    [{ pitch: 'P1' }, {}, true],
    [{ from: '2026-11-21' }, {}, true],
    [{ from: '2026-11-22' }, {}, false],
    [{ to: '2026-11-21' }, {}, true],
    [{ to: '2026-11-20' }, {}, false],
    [{ weekdays: [6] }, {}, true],
    [{ weekdays: [5, 7] }, {}, false],
    [{ startTime: '19:00', endTime: '20:00' }, {}, true],
    [{ startTime: '18:00', endTime: '19:00' }, {}, false],
    [{ startTime: '19:30', endTime: '21:00' }, {}, false],
    [evenings, { startTime: '00:30' }, true],
    [evenings, { startTime: '01:00' }, false],
    [evenings, { startTime: '17:59' }, false],
    [{ startTime: '00:00', endTime: '02:00' }, { startTime: '00:30' }, true],
    [{ startTime: '09:00', endTime: '09:00' }, { startTime: '08:00' }, true],
    [{ startTime: '18:00', endTime: '00:00' }, { startTime: '00:00' }, false],
    [{ startTime: '18:00', endTime: '00:00' }, { startTime: '23:59' }, true],
  ])('%j, asked for %j: %p', (scope, at, expected) => {
    expect(covers({ ...always, ...scope }, { ...saturday, ...at })).toBe(expected);
  });
});

describe('two rules conflict', () => {
  const clash = (a: Partial<SessionRule>, b: Partial<SessionRule>) =>
    conflicts(rule(1, a), rule(2, b));

  test.each([
    [{}, {}, true],
    [{ pitch: 'P1' }, { pitch: 'P1' }, true],
    [{ pitch: 'P1' }, { pitch: 'P2' }, false],
    [{ pitch: 'P1' }, {}, false],
    [{ tariff: 'clubs' }, {}, false],
    [{ durationMinutes: 120 }, {}, false],
    [weekend, { weekdays: [7, 1] }, true],
    [weekend, { weekdays: [1, 2] }, false],
    [weekend, evenings, false],
    [evenings, { startTime: '00:30', endTime: '02:00' }, true],
    [evenings, { startTime: '01:00', endTime: '18:00' }, false],
    [{ from: '2026-11-01', to: '2026-11-10' }, { from: '2026-11-10' }, true],
    [{ from: '2026-11-01', to: '2026-11-10' }, { from: '2026-11-11' }, false],
    [{ to: '2026-11-10' }, { to: '2026-11-01' }, true],
    [{ from: '2026-11-05', to: '2026-11-10' }, { from: '2026-11-01', to: '2026-11-03' }, false],
    [{ from: '2026-11-01' }, { from: '2026-12-01' }, true],
    [{ pitch: 'P1', ...weekend }, { pitch: 'P2', ...weekend }, false],
    [{ pitch: 'P1', ...weekend }, { pitch: 'P1', weekdays: [6] }, true],
    [
      { from: '2026-11-27', to: '2026-11-27', weekdays: [5] },
      { to: '2026-11-30', weekdays: [5] },
      true,
    ],
    [
      { from: '2026-11-27', to: '2026-11-27', weekdays: [6] },
      { to: '2026-11-30', weekdays: [6] },
      false,
    ],
    // The first price is valid from Monday to Wednesday, but only on weekends, so it shares no day
    // with the second price.
    [
      { from: '2026-11-23', to: '2026-11-25', weekdays: [6, 7] },
      { from: '2026-11-01', to: '2026-11-30', weekdays: [6, 7] },
      false,
    ],
    [
      { from: '2026-11-23', to: '2026-11-28', weekdays: [6, 7] },
      { from: '2026-11-01', to: '2026-11-30', weekdays: [6] },
      true,
    ],
  ])('%j and %j: %p', (a, b, expected) => {
    expect(clash(a, b)).toBe(expected);
    expect(clash(b, a)).toBe(expected);
  });

  test('never with itself', () => {
    const one = rule(1);
    expect(conflicts(one, { ...one, totalCents: 2 })).toBe(false);
  });
});

describe('for any set of rules', () => {
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
  const date = fc.integer({ min: 0, max: 13 }).map((days) => addDays('2026-11-16', days));
  const hour = fc
    .integer({ min: 0, max: 23 })
    .map((hours) => `${String(hours).padStart(2, '0')}:00`);
  const scope = fc
    .record({
      pitch: maybe(fc.constantFrom('P1', 'P2')),
      from: maybe(date),
      to: maybe(date),
      weekdays: maybe(fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })),
      hours: maybe(fc.tuple(hour, hour)),
    })
    .map(({ hours, ...rest }) =>
      rule(1, { ...rest, startTime: hours?.[0] ?? null, endTime: hours?.[1] ?? null }),
    );
  const at = fc.record({
    pitch: fc.constantFrom('P1', 'P2', 'P3'),
    openingDay: date,
    startTime: hour,
  });
  const starts = ['P1', 'P2', 'P3'].flatMap((pitch) =>
    Array.from({ length: 14 }, (_, day) => addDays('2026-11-16', day)).flatMap((openingDay) =>
      Array.from({ length: 24 }, (_, hours) => ({
        pitch,
        openingDay,
        startTime: `${String(hours).padStart(2, '0')}:00`,
      })),
    ),
  );

  test('equal rules conflict exactly when some start is covered by both', () => {
    fc.assert(
      fc.property(scope, scope, (a, b) => {
        const equal = rankOf(a).join() === rankOf(b).join();
        const isBounded = (one: SessionRule) => (one.from === null) === (one.to === null);
        fc.pre(isBounded(a) && isBounded(b));
        expect(conflicts(a, b)).toBe(
          equal && starts.some((start) => covers(a, start) && covers(b, start)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('no rule for the start is more specific than the chosen one, in any order', () => {
    fc.assert(
      fc.property(fc.array(scope, { maxLength: 8 }), at, (rules, start) => {
        const chosen = sessionRuleFor(rules, 'standard', 60, start);
        const covering = rules.filter((one) => covers(one, start));
        expect(chosen === null).toBe(covering.length === 0);
        expect(covering.every((one) => rankOf(one).join() <= rankOf(chosen ?? one).join())).toBe(
          true,
        );
        expect(sessionRuleFor([...rules].reverse(), 'standard', 60, start)).toBe(chosen);
      }),
    );
  });
});

describe('a pricing makes sense', () => {
  const session = { ...always, type: 'session' as const, durationMinutes: 60, numberOfHours: null };
  test.each([
    [{}, null],
    [{ durationMinutes: 120 }, null],
    [{ durationMinutes: 90 }, 'durationMinutes'],
    [{ durationMinutes: null }, 'durationMinutes'],
    [{ type: 'pack' as const, durationMinutes: null, numberOfHours: 10 }, null],
    [{ type: 'pack' as const, durationMinutes: null }, 'numberOfHours'],
    [{ type: 'academy' as const, durationMinutes: null }, null],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2026-11-01', to: '2026-11-01' }, null],
    [{ to: '2026-11-01' }, null],
    [{ startTime: '18:00' }, 'endTime'],
    [{ endTime: '18:00' }, 'startTime'],
    [evenings, null],
  ])('%j: %p', (change, field) => {
    expect(pricingProblem({ ...session, ...change })).toBe(field);
  });
});
