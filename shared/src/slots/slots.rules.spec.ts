import fc from 'fast-check';
import { addMinutes, minutesBetween, wallOf } from '../time/wall-time.ts';
import type { OpeningRules } from './opening.rules.ts';
import { availabilityOf, freeSlots, nearestAlternatives } from './slots.rules.ts';
import type { DayInput, Occupied } from './slots.rules.ts';

const rules: OpeningRules = {
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: [{ startTime: '09:00', endTime: '01:00' }],
  })),
  seasons: [],
  exceptions: [],
};
const pitches = [
  { code: 'P1', name: 'Terrain 1' },
  { code: 'P2', name: 'Terrain 2' },
];
const base: DayInput = {
  date: '2026-11-21',
  rules,
  slotMinutes: 60,
  pitches,
  occupied: [],
  now: '2026-11-21T08:00',
  priceOf: (_, __, minutes) => (minutes === 60 ? 30_000 : 55_000),
};
const booking = (
  start: string,
  end: string,
  pitch = 'P1',
  kind: Occupied['kind'] = 'booking',
): Occupied => ({
  pitch,
  kind,
  reference: `B-${start}`,
  start: `2026-11-${start}`,
  end: `2026-11-${end}`,
});
const slotAt = (input: Partial<DayInput>, startTime: string, pitch = 'P1') =>
  availabilityOf({ ...base, ...input })
    .pitches.find((one) => one.pitch === pitch)
    ?.slots.find((slot) => slot.startTime === startTime);

describe('a day', () => {
  test('has each pitch in order with a slot per step, after midnight at the next date', () => {
    const day = availabilityOf(base);
    expect(day).toMatchObject({
      date: '2026-11-21',
      opening: [{ startTime: '09:00', endTime: '01:00' }],
    });
    expect(day.pitches.map(({ pitch, name }) => [pitch, name])).toEqual([
      ['P1', 'Terrain 1'],
      ['P2', 'Terrain 2'],
    ]);
    expect(day.pitches[0]?.slots).toHaveLength(16);
    expect(day.pitches[0]?.slots.at(-1)).toEqual({
      date: '2026-11-22',
      startTime: '00:00',
      endTime: '01:00',
      state: 'free',
      reference: null,
      heldUntil: null,
      prices: { '60': 30_000, '120': null },
    });
  });

  test('an expiring hold shows its end time to all users while the slot is in the future', () => {
    const held = {
      pitch: 'P1',
      kind: 'booking' as const,
      reference: 'B-1',
      heldUntil: '2026-11-21T19:00:00.000Z',
    };
    const day = availabilityOf({
      ...base,
      now: '2026-11-21T12:00',
      occupied: [
        { ...held, start: '2026-11-21T20:00', end: '2026-11-21T21:00' },
        { ...held, pitch: 'P2', start: '2026-11-21T09:00', end: '2026-11-21T10:00' },
      ],
    });
    const heldOn = (pitch: number) =>
      day.pitches[pitch]?.slots.flatMap(({ startTime, heldUntil }) =>
        heldUntil === null ? [] : [[startTime, heldUntil]],
      );
    expect([heldOn(0), heldOn(1)]).toEqual([[['20:00', held.heldUntil]], []]);
  });

  test('that is closed has no slots', () => {
    const closed = availabilityOf({
      ...base,
      rules: { ...rules, exceptions: [{ from: '2026-11-21', to: '2026-11-21', intervals: [] }] },
    });
    expect(closed.opening).toEqual([]);
    expect(closed.pitches.map(({ slots }) => slots)).toEqual([[], []]);
  });
});

describe('a slot', () => {
  test('is taken on its own pitch while anything is on it, and free beside it', () => {
    const occupied = [
      booking('21T19:00', '21T20:00'),
      booking('21T21:30', '21T22:30', 'P2', 'block'),
    ];
    expect(slotAt({ occupied }, '19:00')).toMatchObject({
      state: 'taken',
      reference: null,
      prices: { '60': null, '120': null },
    });
    expect(slotAt({ occupied }, '20:00')).toMatchObject({
      state: 'free',
      prices: { '60': 30_000, '120': 55_000 },
    });
    expect(slotAt({ occupied }, '19:00', 'P2')).toMatchObject({ state: 'free' });
    expect(slotAt({ occupied }, '21:00', 'P2')).toMatchObject({ state: 'taken' });
    expect(slotAt({ occupied }, '22:00', 'P2')).toMatchObject({ state: 'taken' });
  });

  test('has no price for two hours where the second is taken', () => {
    expect(slotAt({ occupied: [booking('21T19:00', '21T20:00')] }, '18:00')).toMatchObject({
      state: 'free',
      prices: { '60': 30_000, '120': null },
    });
  });

  test('is taken by what began before midnight', () => {
    expect(slotAt({ occupied: [booking('21T23:00', '22T01:00')] }, '00:00')).toMatchObject({
      state: 'taken',
      date: '2026-11-22',
    });
  });

  test('is past from the minute of its start, taken or not', () => {
    expect(slotAt({ now: '2026-11-21T18:59' }, '19:00')).toMatchObject({ state: 'free' });
    expect(slotAt({ now: '2026-11-21T19:00' }, '19:00')).toMatchObject({
      state: 'past',
      prices: { '60': null, '120': null },
    });
    expect(
      slotAt({ now: '2026-11-21T19:30', occupied: [booking('21T19:00', '21T20:00')] }, '19:00'),
    ).toMatchObject({ state: 'past', reference: null });
    expect(slotAt({ now: '2026-11-22T00:30' }, '23:00')).toMatchObject({ state: 'past' });
  });

  test('without a price rule has no price', () => {
    expect(slotAt({ priceOf: () => null }, '19:00')).toMatchObject({
      state: 'free',
      prices: { '60': null, '120': null },
    });
  });

  test('requests its price by pitch, local time and minutes', () => {
    const asked: unknown[] = [];
    slotAt({ pitches: pitches.slice(1), priceOf: (...all) => (asked.push(all), 1) }, '00:00', 'P2');
    expect(asked).toContainEqual(['P2', '2026-11-21T09:00', 60]);
    expect(asked).toContainEqual(['P2', '2026-11-22T00:00', 60]);
    expect(asked).not.toContainEqual(['P2', '2026-11-22T00:00', 120]);
  });

  test('shows the desk what is on it, past or not, and stays bookable there until its end', () => {
    const occupied = [
      booking('21T19:00', '21T20:00'),
      booking('21T20:00', '21T21:00', 'P1', 'block'),
    ];
    const desk = { desk: true, occupied, now: '2026-11-21T21:30' };
    expect(slotAt(desk, '19:00')).toMatchObject({ state: 'booking', reference: 'B-21T19:00' });
    expect(slotAt(desk, '20:00')).toMatchObject({ state: 'block' });
    expect(slotAt(desk, '21:00')).toMatchObject({
      state: 'free',
      prices: { '60': 30_000, '120': 55_000 },
    });
    expect(slotAt(desk, '18:00')).toMatchObject({ state: 'past' });
    expect(slotAt({ ...desk, now: '2026-11-21T22:00' }, '21:00')).toMatchObject({
      state: 'past',
      prices: { '60': null },
    });
  });
});

describe('a venue that never closes', () => {
  test('prices two hours across midnight', () => {
    const open = {
      ...rules,
      openingHours: rules.openingHours.map(({ weekday }) => ({
        weekday,
        intervals: [{ startTime: '00:00', endTime: '00:00' }],
      })),
    };
    expect(slotAt({ rules: open }, '23:00')).toMatchObject({ prices: { '120': 55_000 } });
  });
});

test('free slots are in order of hours; those after midnight are last with their date', () => {
  const day = availabilityOf({ ...base, occupied: [booking('21T10:00', '21T11:00')] });
  const free = freeSlots([day], 120);
  expect(free.slice(0, 3).map(({ startTime, pitch }) => [startTime, pitch])).toEqual([
    ['09:00', 'P2'],
    ['10:00', 'P2'],
    ['11:00', 'P1'],
  ]);
  expect(free.at(-1)).toEqual({
    openingDay: '2026-11-21',
    date: '2026-11-21',
    startTime: '23:00',
    endTime: '01:00',
    pitch: 'P2',
    totalCents: 55_000,
  });
  expect(freeSlots([day], 60).at(-1)).toMatchObject({
    openingDay: '2026-11-21',
    date: '2026-11-22',
    startTime: '00:00',
    endTime: '01:00',
    totalCents: 30_000,
  });
});

describe('alternatives to a slot that is taken', () => {
  const wanted = { date: '2026-11-21', startTime: '19:00', minutes: 60 } as const;
  const near = (occupied: Occupied[], more = {}) =>
    nearestAlternatives([availabilityOf({ ...base, occupied })], { ...wanted, ...more }).map(
      ({ startTime, pitch }) => `${startTime} ${pitch}`,
    );
  const taken = booking('21T19:00', '21T20:00');

  test('are the same hour on another pitch first, then the hours around on the wanted one', () => {
    expect(near([taken], { pitch: 'P1' })).toEqual(['19:00 P2', '18:00 P1', '20:00 P1']);
  });

  test('are on the wanted pitch before another, whatever their order', () => {
    const second = booking('21T19:00', '21T20:00', 'P2');
    expect(near([taken, second], { pitch: 'P2' })).toEqual(['18:00 P2', '20:00 P2', '18:00 P1']);
    expect(near([taken, second, booking('21T17:00', '21T19:00')], { pitch: 'P2' })).toEqual([
      '18:00 P2',
      '20:00 P2',
      '20:00 P1',
    ]);
  });

  test('come one of each start before the second and third of any', () => {
    const three = [...pitches, { code: 'P3', name: 'Terrain 3' }];
    const occupied = three.map(({ code }) => booking('21T19:00', '21T20:00', code));
    const found = nearestAlternatives(
      [availabilityOf({ ...base, pitches: three, occupied })],
      wanted,
      6,
    );
    expect(found.map(({ startTime, pitch }) => `${startTime} ${pitch}`)).toEqual([
      '18:00 P1',
      '20:00 P1',
      '18:00 P2',
      '20:00 P2',
      '18:00 P3',
      '20:00 P3',
    ]);
  });

  test('are different hours when no pitch has the wanted one free', () => {
    expect(near([taken, booking('21T19:00', '21T20:00', 'P2')])).toEqual([
      '18:00 P1',
      '20:00 P1',
      '18:00 P2',
    ]);
    expect(near([taken, booking('21T18:00', '21T20:00', 'P2')])).toEqual([
      '18:00 P1',
      '20:00 P1',
      '20:00 P2',
    ]);
  });

  test('carry date, end and price of the wanted duration', () => {
    const occupied = [booking('21T09:00', '21T23:00'), booking('21T09:00', '22T00:00', 'P2')];
    expect(
      nearestAlternatives([availabilityOf({ ...base, occupied })], { ...wanted, minutes: 120 }),
    ).toEqual([
      {
        openingDay: '2026-11-21',
        date: '2026-11-21',
        startTime: '23:00',
        endTime: '01:00',
        pitch: 'P1',
        totalCents: 55_000,
      },
    ]);
  });

  test('name their opening day, that of the evening before for one after midnight', () => {
    const occupied = [booking('21T09:00', '22T00:00'), booking('21T09:00', '22T00:00', 'P2')];
    const days = [
      availabilityOf({ ...base, occupied }),
      availabilityOf({ ...base, date: '2026-11-22', occupied }),
    ];
    expect(
      nearestAlternatives(days, { ...wanted, startTime: '23:00' }).map(
        ({ openingDay, date, startTime }) => [openingDay, date, startTime],
      ),
    ).toEqual([
      ['2026-11-21', '2026-11-22', '00:00'],
      ['2026-11-21', '2026-11-22', '00:00'],
      ['2026-11-22', '2026-11-22', '09:00'],
    ]);
  });

  test('are empty where no slot is free, and never more than requested', () => {
    expect(near([booking('21T00:00', '22T09:00'), booking('21T00:00', '22T09:00', 'P2')])).toEqual(
      [],
    );
    expect(nearestAlternatives([availabilityOf(base)], wanted, 1)).toHaveLength(1);
  });

  test('for any occupancy, they are bookable, distinct, and no nearer slot is left out', () => {
    const some = fc.array(
      fc.record({
        hour: fc.integer({ min: 0, max: 15 }),
        hours: fc.integer({ min: 1, max: 3 }),
        pitch: fc.constantFrom('P1', 'P2'),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        some,
        fc.constantFrom('P1', 'P2', undefined),
        fc.constantFrom(60 as const, 120 as const),
        (list, pitch, minutes) => {
          const occupied = list.map(({ hour, hours, pitch }): Occupied => {
            const start = addMinutes('2026-11-21T09:00', hour * 60);
            return {
              pitch,
              kind: 'booking',
              reference: 'B',
              start,
              end: addMinutes(start, hours * 60),
            };
          });
          const day = availabilityOf({ ...base, occupied });
          const found = nearestAlternatives([day], { ...wanted, minutes, ...(pitch && { pitch }) });
          const distance = (slot: { date: string; startTime: string }) =>
            Math.abs(minutesBetween('2026-11-21T19:00', wallOf(slot.date, slot.startTime)));
          const free = day.pitches
            .flatMap((one) =>
              one.slots
                .filter(({ prices }) => prices[minutes] !== null)
                .map((slot) => ({ ...slot, pitch: one.pitch })),
            )
            .filter(
              (slot) => !(distance(slot) === 0 && (pitch === undefined || slot.pitch === pitch)),
            );
          expect(found.map(distance)).toEqual(
            free
              .map(distance)
              .sort((a, b) => a - b)
              .slice(0, 3),
          );
          expect(
            new Set(found.map((slot) => `${slot.date}${slot.startTime}${slot.pitch}`)).size,
          ).toBe(found.length);
          for (const slot of found)
            expect(free).toContainEqual(
              expect.objectContaining({
                pitch: slot.pitch,
                date: slot.date,
                startTime: slot.startTime,
              }),
            );
        },
      ),
    );
  });
});
