import type { SeriesPlanRequest } from './series.requests.ts';
import fc from 'fast-check';
import type { OpeningRules } from '../../slots/opening.rules.ts';
import type { Occupied } from '../../slots/slots.rules.ts';
import { addDays, addMinutes, wallOf } from '../../time/wall-time.ts';
import {
  datesOf,
  isBookable,
  openingDaysOf,
  planDates,
  planText,
  slotsOf,
  sumOfPlan,
} from './series.rules.ts';
import { type SeriesWorld } from './series-date.rules.ts';
import { periodOfSlot } from './series-date.rules.ts';

const rules: OpeningRules = {
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: [{ startTime: '09:00', endTime: '01:00' }],
  })),
  seasons: [],
  exceptions: [],
};
const world: SeriesWorld = {
  rules,
  slotMinutes: 60,
  horizonDays: 90,
  firstWithinDays: 60,
  pitches: ['P1', 'P2', 'P3'].map((code) => ({ code, name: code })),
  occupied: [],
  now: '2026-11-23T09:00',
  priceOf: (_, __, minutes) => (minutes === 60 ? 30_000 : 55_000),
  exists: () => true,
};
/** The plan request that the tests use; the series begins on a Tuesday. */
const wish: SeriesPlanRequest = {
  date: '2026-11-24',
  startTime: '20:00',
  endTime: '21:00',
  pitch: 'P1',
  weeks: 4,
};
const on = (date: string, startTime: string, pitch = 'P1', hours = 1): Occupied => ({
  pitch,
  kind: 'booking',
  reference: `B-${date}${startTime}${pitch}`,
  start: wallOf(date, startTime),
  end: addMinutes(wallOf(date, startTime), hours * 60),
});
const second = (plan: ReturnType<typeof planDates>) => plan[1];

describe('a plan', () => {
  test('requests the same hour every week, priced for each date', () => {
    const plan = planDates(wish, {
      ...world,
      priceOf: (_, start) => (start < '2026-12-01' ? 30_000 : 35_000),
    });
    expect(
      plan.map(({ date, state, slot }) => [date, state, slot?.pitch, slot?.totalCents]),
    ).toEqual([
      ['2026-11-24', 'ready', 'P1', 30_000],
      ['2026-12-01', 'ready', 'P1', 35_000],
      ['2026-12-08', 'ready', 'P1', 35_000],
      ['2026-12-15', 'ready', 'P1', 35_000],
    ]);
    expect(sumOfPlan(plan)).toMatchObject({
      weekday: 2,
      booked: 4,
      conflicts: 0,
      totalCents: 135_000,
      hours: 4,
    });
  });

  test('for a taken date suggests another pitch, then the nearest hours, booking nothing', () => {
    const plan = planDates(wish, {
      ...world,
      occupied: [on('2026-12-01', '20:00'), on('2026-12-01', '20:00', 'P2')],
    });
    expect(second(plan)).toMatchObject({ state: 'conflict', why: 'taken', slot: null });
    expect(second(plan)?.ways.map(({ startTime, pitch }) => `${startTime} ${pitch}`)).toEqual([
      '20:00 P3',
      '19:00 P1',
      '21:00 P1',
      '19:00 P2',
    ]);
    expect(isBookable(sumOfPlan(plan))).toBe(false);
  });

  test('with any pitch takes the first free one of each date', () => {
    const { pitch: _, ...any } = wish;
    const plan = planDates(any, { ...world, occupied: [on('2026-12-01', '20:00')] });
    expect(plan.map(({ slot }) => slot?.pitch)).toEqual(['P1', 'P2', 'P1', 'P1']);
  });

  test('two conflicts solved in two ways: another pitch, and left out', () => {
    const occupied = [on('2026-12-01', '20:00'), on('2026-12-08', '19:00', 'P1', 2)];
    const choices = [
      { date: '2026-12-01', to: { date: '2026-12-01', startTime: '20:00', pitch: 'P2' } },
      { date: '2026-12-08' },
    ];
    const plan = planDates({ ...wish, choices }, { ...world, occupied });
    expect(plan.map(({ state, why, slot }) => [state, why, slot?.pitch])).toEqual([
      ['ready', null, 'P1'],
      ['changed', 'taken', 'P2'],
      ['skipped', 'taken', undefined],
      ['ready', null, 'P1'],
    ]);
    expect(sumOfPlan(plan)).toMatchObject({ booked: 3, conflicts: 0, totalCents: 90_000 });
  });

  test('a choice that is taken too is a conflict again, never another slot', () => {
    const choices = [
      { date: '2026-12-01', to: { date: '2026-12-01', startTime: '20:00', pitch: 'P2' } },
    ];
    const plan = planDates(
      { ...wish, choices },
      { ...world, occupied: [on('2026-12-01', '20:00', 'P2')] },
    );
    expect(second(plan)).toMatchObject({ state: 'conflict', slot: null });
  });

  test('a choice on another day is none of that week', () => {
    const choices = [
      { date: '2026-12-01', to: { date: '2026-12-02', startTime: '20:00', pitch: 'P1' } },
    ];
    expect(second(planDates({ ...wish, choices }, world))).toMatchObject({
      state: 'conflict',
      slot: null,
    });
  });

  test('knows closures and seasons: a closed day is skipped, Ramadan has nearest hours', () => {
    const closed = {
      ...rules,
      exceptions: [{ from: '2026-12-01', to: '2026-12-01', intervals: [] }],
    };
    expect(second(planDates(wish, { ...world, rules: closed }))).toMatchObject({
      state: 'conflict',
      why: 'closed',
      ways: [],
    });
    const short = {
      ...rules,
      seasons: [
        {
          from: '2026-12-01',
          to: '2026-12-31',
          openingHours: [{ weekday: 2, intervals: [{ startTime: '21:00', endTime: '02:00' }] }],
        },
      ],
    };
    const date = second(planDates(wish, { ...world, rules: short }));
    expect(date).toMatchObject({ state: 'conflict', why: 'closed' });
    expect(date?.ways[0]).toMatchObject({ startTime: '21:00', pitch: 'P1' });
  });

  test('a date without price, past, beyond the horizon or skipped by the clock says so', () => {
    const whyOf = (changes: Partial<SeriesWorld>, date = 1) =>
      planDates(wish, { ...world, ...changes })[date]?.why;
    expect(whyOf({ priceOf: (_, start) => (start.startsWith('2026-12-01') ? null : 30_000) })).toBe(
      'no_price',
    );
    expect(whyOf({ now: '2026-11-24T20:00' }, 0)).toBe('past');
    expect(whyOf({ horizonDays: 7 }, 1)).toBe('beyond');
    expect(whyOf({ exists: (wall) => !wall.startsWith('2026-12-01') })).toBe('closed');
  });

  test('must start within the horizon: late or skipped dates do not extend it', () => {
    const late = (
      date: string,
      weeks: number,
      left: string[] = [],
      changes: Partial<SeriesWorld> = {},
    ) =>
      planDates(
        { ...wish, date, weeks, choices: left.map((one) => ({ date: one })) },
        { ...world, ...changes },
      ).map(({ state, why }) => why ?? state);
    expect(late('2027-01-19', 3)).toEqual(['ready', 'ready', 'ready']);
    expect(late('2027-01-26', 3)).toEqual(['beyond', 'beyond', 'beyond']);
    expect(late('2027-01-19', 3, ['2027-01-19'])).toEqual(['skipped', 'beyond', 'beyond']);
    const occupied: Occupied[] = [
      {
        pitch: 'P1',
        kind: 'series',
        reference: 'SR-7K3M9QXT',
        start: '2027-01-26T20:00',
        end: '2027-01-26T21:00',
      },
    ];
    expect(late('2027-01-26', 3, [], { occupied, continues: 'SR-7K3M9QXT' })).toEqual([
      'ready',
      'ready',
      'ready',
    ]);
    expect(late('2027-01-26', 3, [], { continues: 'SR-7K3M9QXT' })).toEqual([
      'beyond',
      'beyond',
      'beyond',
    ]);
  });

  test('after midnight belongs to the night before, and its alternatives are in that night', () => {
    const night: SeriesPlanRequest = {
      ...wish,
      date: '2026-11-25',
      startTime: '00:00',
      endTime: '01:00',
    };
    expect(openingDaysOf(night, rules)[0]).toBe('2026-11-24');
    const [first] = planDates(night, { ...world, occupied: [on('2026-11-25', '00:00')] });
    expect(
      first?.ways.map(({ openingDay, date, startTime }) => [openingDay, date, startTime])[2],
    ).toEqual(['2026-11-24', '2026-11-24', '23:00']);
  });

  test('a reservation for a continued series is free to it alone, at exactly that hour', () => {
    const kept: Occupied = {
      pitch: 'P1',
      kind: 'series',
      reference: 'SR-7K3M9QXT',
      start: '2026-12-01T20:00',
      end: '2026-12-01T21:00',
    };
    const occupied = [kept];
    expect(second(planDates(wish, { ...world, occupied }))?.why).toBe('taken');
    expect(second(planDates(wish, { ...world, occupied, continues: 'SR-7K3M9QXT' }))).toMatchObject(
      { state: 'ready', slot: { pitch: 'P1' } },
    );
    expect(second(planDates(wish, { ...world, occupied, continues: 'SR-00000000' }))?.why).toBe(
      'taken',
    );
    expect(
      second(
        planDates({ ...wish, endTime: '22:00' }, { ...world, occupied, continues: 'SR-7K3M9QXT' }),
      )?.why,
    ).toBe('taken');
  });
});

const hour = fc.integer({ min: 9, max: 23 });
const two = (value: number) => String(value % 24).padStart(2, '0');
const wishes = fc
  .record({
    date: fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-11-23', days)),
    from: hour,
    hours: fc.constantFrom(1, 2),
    pitch: fc.constantFrom('P1', 'P2', 'P3', undefined),
    weeks: fc.integer({ min: 2, max: 12 }),
    acts: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 }),
  })
  .map(({ from, hours, pitch, acts, ...rest }) => ({
    wish: {
      ...rest,
      startTime: `${two(from)}:00`,
      endTime: `${two(from + hours)}:00`,
      ...(pitch !== undefined && { pitch }),
    },
    acts,
  }));
const worlds = fc.record({
  taken: fc.array(
    fc.record({
      week: fc.integer({ min: 0, max: 14 }),
      from: hour,
      pitch: fc.constantFrom('P1', 'P2', 'P3'),
      hours: fc.constantFrom(1, 2),
    }),
    { maxLength: 60 },
  ),
  closedWeek: fc.option(fc.integer({ min: 0, max: 12 })),
  priced: fc.constantFrom('always', 'evenings'),
  horizonDays: fc.constantFrom(60, 90),
});

/**
 * Returns the venue data with which the test plans a requested series. Random values determine the
 * occupied pitches, a closed week, the hours that have a price, and the booking horizon.
 */
function drawn(
  {
    taken,
    closedWeek,
    priced,
    horizonDays,
  }: typeof worlds extends fc.Arbitrary<infer W> ? W : never,
  asked: SeriesPlanRequest,
): SeriesWorld {
  const closed = closedWeek === null ? [] : [addDays(asked.date, closedWeek * 7)];
  return {
    ...world,
    horizonDays,
    rules: {
      ...rules,
      exceptions: closed.map((date) => ({ from: date, to: date, intervals: [] })),
    },
    occupied: taken.map(({ week, from, pitch, hours }) =>
      on(addDays(asked.date, week * 7), `${two(from)}:00`, pitch, hours),
    ),
    priceOf: (_, start, minutes) =>
      priced === 'evenings' && start.slice(11) < '17:00' ? null : minutes * 500,
  };
}

test('for any input, planned slots are free, open, priced; each date has a result', () => {
  fc.assert(
    fc.property(wishes, worlds, ({ wish: asked, acts }, chance) => {
      const here = drawn(chance, asked);
      const choices = planDates(asked, here).flatMap(({ date, ways }, index) => {
        const act = acts[index] ?? 0;
        const way = ways[act - 2];
        return act === 1
          ? [{ date }]
          : way
            ? [{ date, to: { date: way.date, startTime: way.startTime, pitch: way.pitch } }]
            : [];
      });
      const plan = planDates({ ...asked, choices }, here);
      expect(plan.map(({ date }) => date)).toEqual(datesOf(asked));
      plan.forEach(({ state, slot }, index) => {
        expect(slot === null).toBe(state === 'skipped' || state === 'conflict');
        if (slot) expect(slot.openingDay).toBe(openingDaysOf(asked, here.rules)[index]);
      });
      for (const slot of slotsOf(plan)) {
        const { start, end } = periodOfSlot(slot);
        expect(
          here.occupied.filter(
            (one) => one.pitch === slot.pitch && one.start < end && start < one.end,
          ),
        ).toEqual([]);
        expect(slot.totalCents).toBe(
          here.priceOf(
            slot.pitch,
            start,
            asked.endTime === `${two(Number(asked.startTime.slice(0, 2)) + 2)}:00` ? 120 : 60,
          ),
        );
        expect(start > here.now).toBe(true);
      }
      const { booked, conflicts, totalCents } = sumOfPlan(plan);
      expect(booked + conflicts + plan.filter(({ state }) => state === 'skipped').length).toBe(
        asked.weeks,
      );
      expect(totalCents).toBe(slotsOf(plan).reduce((sum, slot) => sum + slot.totalCents, 0));
      expect(
        choices.filter(({ date }) => plan.find((one) => one.date === date)?.state === 'conflict'),
      ).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('the text of a plan changes with each date, pitch, hour, price, choice, and no more', () => {
  const plain = planText(planDates(wish, world));
  const others = [
    planText(planDates({ ...wish, date: '2026-11-25' }, world)),
    planText(planDates({ ...wish, pitch: 'P2' }, world)),
    planText(planDates({ ...wish, startTime: '19:00', endTime: '20:00' }, world)),
    planText(planDates({ ...wish, endTime: '22:00' }, world)),
    planText(planDates(wish, { ...world, priceOf: () => 30_100 })),
    planText(planDates({ ...wish, choices: [{ date: '2026-12-01' }] }, world)),
    planText(planDates({ ...wish, weeks: 5 }, world)),
  ];
  expect(new Set([plain, ...others]).size).toBe(others.length + 1);
  expect(
    planText(
      planDates(wish, {
        ...world,
        occupied: [on('2026-12-01', '20:00', 'P3')],
        now: '2026-11-23T10:00',
      }),
    ),
  ).toBe(plain);
});
