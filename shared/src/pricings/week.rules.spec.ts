import fc from 'fast-check';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { openingPeriods } from '../slots/opening.rules.ts';
import { timeOfMinutes, weekdayOf } from '../time/wall-time.ts';
import type { SessionRule } from './quote.rules.ts';
import { gapsOf, mondayOf, overlapsOf, weekStarts, weekTable } from './week.rules.ts';
import type { WeekInput } from './week.rules.ts';

const MONDAY = '2026-11-23';
const PITCHES = ['P1', 'P2'];
const EVERY_DAY: OpeningRules = {
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: [{ startTime: '17:00', endTime: '01:00' }],
  })),
  seasons: [],
  exceptions: [],
};
const rule = (changes: Partial<SessionRule> = {}): SessionRule => ({
  reference: 'PR-1',
  tariff: 'standard',
  durationMinutes: 60,
  totalCents: 30_000,
  pitch: null,
  from: null,
  to: null,
  weekdays: null,
  startTime: null,
  endTime: null,
  ...changes,
});
const week = (rules: SessionRule[], changes: Partial<WeekInput<SessionRule>> = {}) =>
  weekStarts({
    rules,
    tariff: 'standard',
    pitches: PITCHES,
    opening: EVERY_DAY,
    slotMinutes: 60,
    first: MONDAY,
    ...changes,
  });

const hour = fc.integer({ min: 0, max: 23 }).map((value) => timeOfMinutes(value * 60));
const someRule = fc
  .record({
    reference: fc.constant('PR-X'),
    tariff: fc.constantFrom('standard', 'club'),
    durationMinutes: fc.constantFrom(60, 120),
    totalCents: fc.constant(1),
    pitch: fc.constantFrom(null, 'P1', 'P2'),
    from: fc.constantFrom(null, '2026-11-25'),
    to: fc.constantFrom(null, '2026-11-27'),
    weekdays: fc.constantFrom(null, [6, 7], [1, 3]),
    hours: fc.option(fc.tuple(hour, hour)),
  })
  .map(({ hours, ...rest }): SessionRule => ({
    ...rest,
    startTime: hours?.[0] ?? null,
    endTime: hours?.[1] ?? null,
  }));
const someRules = fc
  .array(someRule, { maxLength: 6 })
  .map((rules) => rules.map((one, index) => ({ ...one, reference: `PR-${index}` })));

/**
 * A second, simpler implementation of the rule under test. A start has a price if a rule of the
 * tariff or of the tariff `standard` is valid for it.
 */
function isPriced(
  rules: SessionRule[],
  tariff: string,
  {
    openingDay,
    start,
    pitch,
    durationMinutes,
  }: { openingDay: string; start: string; pitch: string; durationMinutes: number },
): boolean {
  const time = start.slice(11);
  const within = ({ startTime, endTime }: SessionRule) =>
    startTime === null ||
    endTime === null ||
    (startTime < endTime
      ? startTime <= time && time < endTime
      : time >= startTime || time < endTime);
  return rules.some(
    (one) =>
      [tariff, 'standard'].includes(one.tariff) &&
      one.durationMinutes === durationMinutes &&
      (one.pitch ?? pitch) === pitch &&
      (one.from ?? '') <= openingDay &&
      openingDay <= (one.to ?? '9') &&
      (one.weekdays?.includes(weekdayOf(openingDay)) ?? true) &&
      within(one),
  );
}

test('every bookable start is listed once, and has a rule exactly where a rule prices it', () => {
  fc.assert(
    fc.property(someRules, fc.constantFrom('standard', 'club'), (rules, tariff) => {
      const starts = week(rules, { tariff });
      // The venue is open eight hours a night on two pitches. Per pitch, a booking of one hour has
      // eight possible starts, a booking of two hours seven.
      expect(
        new Set(
          starts.map(({ start, pitch, durationMinutes }) => `${start} ${pitch} ${durationMinutes}`),
        ).size,
      ).toBe(starts.length);
      expect(starts.filter(({ durationMinutes }) => durationMinutes === 60)).toHaveLength(
        7 * 8 * 2,
      );
      expect(starts.filter(({ durationMinutes }) => durationMinutes === 120)).toHaveLength(
        7 * 7 * 2,
      );
      expect(starts.filter((one) => (one.rule !== null) !== isPriced(rules, tariff, one))).toEqual(
        [],
      );
    }),
  );
});

test('gaps hold every start without a price, and no other', () => {
  fc.assert(
    fc.property(someRules, (rules) => {
      const starts = week(rules);
      const gaps = gapsOf(starts, 60);
      const within = ({ start, pitch, durationMinutes, openingDay }: (typeof starts)[number]) =>
        gaps.filter(
          (gap) =>
            gap.openingDay === openingDay &&
            gap.pitch === pitch &&
            gap.durationMinutes === durationMinutes &&
            gap.start <= start &&
            start < gap.end,
        ).length;
      expect(starts.filter((one) => within(one) !== (one.rule === null ? 1 : 0))).toEqual([]);
    }),
  );
});

test('another rule never opens a gap', () => {
  fc.assert(
    fc.property(someRules, someRule, (rules, more) => {
      const minutes = (some: SessionRule[]) => week(some).filter((one) => one.rule === null).length;
      expect(minutes([...rules, { ...more, reference: 'PR-9' }])).toBeLessThanOrEqual(
        minutes(rules),
      );
    }),
  );
});

test('neighbouring hours without a price are one gap, through midnight too', () => {
  const starts = week([
    rule({ startTime: '17:00', endTime: '22:00' }),
    rule({ reference: 'PR-2', durationMinutes: 120 }),
    rule({ reference: 'PR-3', pitch: 'P2' }),
  ]);
  expect(gapsOf(starts, 60).slice(0, 2)).toEqual([
    {
      openingDay: MONDAY,
      pitch: 'P1',
      durationMinutes: 60,
      start: '2026-11-23T22:00',
      end: '2026-11-24T01:00',
    },
    {
      openingDay: '2026-11-24',
      pitch: 'P1',
      durationMinutes: 60,
      start: '2026-11-24T22:00',
      end: '2026-11-25T01:00',
    },
  ]);
});

test('a gap stays within its opening day, also where the next one opens as it ends', () => {
  const [first, next] = ['2026-11-24T00:00', '2026-11-24T01:00'];
  const starts = [
    { openingDay: MONDAY, start: first },
    { openingDay: '2026-11-24', start: next },
  ].map((one) => ({ ...one, pitch: 'P1', durationMinutes: 60, rule: null }));
  expect(gapsOf(starts, 60).map(({ openingDay, start, end }) => [openingDay, start, end])).toEqual([
    [MONDAY, first, next],
    ['2026-11-24', next, '2026-11-24T02:00'],
  ]);
});

test('a price from Monday on shows in the week that it begins, and not in the one before', () => {
  const rules = [rule(), rule({ reference: 'PR-2', totalCents: 35_000, from: '2026-11-30' })];
  const prices = (first: string) =>
    new Set(
      week(rules, { first })
        .filter(({ durationMinutes }) => durationMinutes === 60)
        .map(({ rule: priced }) => priced?.totalCents),
    );
  expect([prices(MONDAY), prices('2026-11-30')]).toEqual([new Set([30_000]), new Set([35_000])]);
});

test('a closed day has no hours that could want a price', () => {
  const opening = {
    ...EVERY_DAY,
    exceptions: [{ from: '2026-11-25', to: '2026-11-25', intervals: [] }],
  };
  expect(openingPeriods('2026-11-25', opening)).toEqual([]);
  expect(week([], { opening }).filter(({ openingDay }) => openingDay === '2026-11-25')).toEqual([]);
});

test('two rules of equal right are named together, and no others', () => {
  const [all, evening, late, other] = [
    rule(),
    rule({ reference: 'PR-2', startTime: '18:00', endTime: '22:00' }),
    rule({ reference: 'PR-3', startTime: '21:00', endTime: '23:00' }),
    rule({ reference: 'PR-4', durationMinutes: 120 }),
  ];
  expect(overlapsOf([all, evening, late, other])).toEqual([[evening, late]]);
});

test('the table goes from the first hour to the last of the night, a column a day', () => {
  const table = weekTable(week([rule()]), 60);
  expect([table[0]?.time, table.at(-1)?.time, table.length, table[0]?.days.length]).toEqual([
    '17:00',
    '00:00',
    8,
    7,
  ]);
  expect(table.at(-1)?.days[0]?.starts.map(({ start }) => start)).toEqual([
    '2026-11-24T00:00',
    '2026-11-24T00:00',
  ]);
});

test('the table has one duration, in the order of hours whatever day opens first', () => {
  const opening = {
    ...EVERY_DAY,
    exceptions: [
      {
        from: '2026-11-25',
        to: '2026-11-25',
        intervals: [{ startTime: '15:00', endTime: '18:00' }],
      },
    ],
  };
  const table = weekTable(week([rule()], { opening }), 120);
  expect(table.map(({ time }) => time)).toEqual([
    '15:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
    '20:00',
    '21:00',
    '22:00',
    '23:00',
  ]);
  expect(
    table[2]?.days[0]?.starts.map(({ pitch, durationMinutes }) => [pitch, durationMinutes]),
  ).toEqual([
    ['P1', 120],
    ['P2', 120],
  ]);
});

test('a week begins on its Monday', () => {
  expect(['2026-11-23', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    MONDAY,
    MONDAY,
    '2026-11-30',
  ]);
});
